import {
  planProblem,
  plannedPayments,
  proposalTotals,
  type Priced,
  type Proposal,
  type ProposalContent,
} from '@butterfly/contracts/proposal_and_invoice';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { Icon, RestoredNote } from '@butterfly/ui-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useMemo, useState } from 'react';
import { moved, newSection, usualTax, withRow } from '../model/edit-content';
import type { Saved } from '../model/saved';
import { TotalsPanel } from '../panel/totals-panel';
import { MinimumNote } from '../minimum/minimum-note';
import { MinimumsButton } from '../minimum/minimums-button';
import { LibraryButtons } from '../library/library-buttons';
import { ProposalHead } from '../project/proposal-head';
import { api, keys } from '../proposal_and_invoice.client';
import { SendDialog } from '../send/send-dialog';
import { VersionsPanel } from '../versions/versions-panel';
import { AdjustmentsEditor } from './adjustments-editor';
import { DocumentSettings } from './document-settings';
import { OneLine } from './one-line';
import { PhotoEditor } from './photo-editor';
import { PlanEditor } from './plan-editor';
import { SectionEditor } from './section-editor';
import { useProposalDraft, type Written } from './use-proposal-draft';

/** A draft, written as it will be read. */
export function ProposalEditor({ saved }: { saved: Saved }) {
  const cache = useQueryClient();
  const { data: proposal } = saved;
  const draft = useProposalDraft(saved);
  const [isSending, setSending] = useState(false);
  const figures = useFigures(proposal, draft.written.content);
  return (
    <div className="pi-page">
      <ProposalHead
        proposal={proposal}
        saving={draft}
        actions={
          <Button type="primary" icon={<Icon name="send" size={16} />} disabled={!draft.isSafe} onClick={() => setSending(true)}>
            Send proposal
          </Button>
        }
      />
      <RestoredNote draft={draft.restored} />
      <div className="bf-beside">
        <Sheet proposal={proposal} written={draft.written} figures={figures} onChange={draft.change} onContent={draft.changeContent} />
        <aside className="pi-side">
          <TotalsPanel
            content={draft.written.content}
            totals={figures.totals}
            currency={proposal.currency}
            costs={proposal.costs && figures.costs}
          />
          <MinimumNote proposal={proposal} totals={figures.totals} />
          <MinimumsButton />
          <LibraryButtons proposal={proposal} isSafe={draft.isSafe} />
          <DocumentSettings
            content={draft.written.content}
            expiresOn={draft.written.expires_on}
            onContent={draft.changeContent}
            onExpires={(expires_on) => draft.change({ expires_on })}
          />
          <VersionsPanel proposal={proposal} />
        </aside>
      </div>
      {isSending && (
        <SendDialog
          proposal={proposal}
          etag={draft.etag}
          onClose={() => setSending(false)}
          onSent={(sent) => cache.setQueryData(keys.proposal(String(proposal.id)), sent)}
        />
      )}
    </div>
  );
}

type Figures = ReturnType<typeof useFigures>;

/** The figures of what is typed, and the pieces that can be offered. */
function useFigures({ project_id, event_date, costs: known }: Proposal, content: ProposalContent) {
  const { data: pieces = [] } = useQuery({
    queryKey: keys.pieces(project_id),
    queryFn: async ({ signal }) => (await api.listPieces({ params: { projectId: String(project_id) }, signal })).data,
  });
  const { data: packages = [] } = useQuery({
    queryKey: keys.packages,
    queryFn: async ({ signal }) => (await api.listPackages({ signal })).data,
  });
  const totals = useMemo(() => proposalTotals(content), [content]);
  const plan_problem = planProblem(totals.total_cents, content.plan);
  const today = new Date().toISOString().slice(0, 10);
  const days = { accepted_on: today, issued_on: today, event_on: event_date };
  const payments: Priced['payments'] = plan_problem ? [] : plannedPayments(totals.total_cents, { parts: content.plan, days });
  const costs = useMemo(() => {
    const byPiece = new Map(pieces.map(({ recipe_id, cost_cents }) => [recipe_id, cost_cents]));
    const lines = content.sections.flatMap((section) => section.lines);
    const found = lines.map(({ key, recipe_id }) => [key, recipe_id === null ? undefined : byPiece.get(recipe_id)] as const);
    return { ...known?.lines, ...Object.fromEntries(found.filter((one): one is [string, number] => one[1] !== undefined)) };
  }, [pieces, content, known]);
  return { totals, payments, plan_problem, pieces, packages, costs };
}

interface SheetProps {
  readonly proposal: Proposal;
  readonly written: Written;
  readonly figures: Figures;
  readonly onChange: (part: Partial<Written>) => void;
  readonly onContent: (part: Partial<ProposalContent>) => void;
}

function Sheet({ proposal, written, figures, onChange, onContent }: SheetProps) {
  const { tenant } = usePlugin();
  const { content } = written;
  const { currency } = proposal;
  const addSection = (title: string, kind: 'products' | 'hire' | 'fees') =>
    onContent({ sections: [...content.sections, newSection(title, kind)] });
  return (
    <article className="pi-paper" aria-label="The proposal">
      <PhotoEditor
        of="the cover"
        projectId={proposal.project_id}
        photo={content.cover}
        isCover
        onChange={(cover) => onContent({ cover })}
      />
      <header className="pi-cover">
        <p className="bf-eyebrow">{tenant.name}</p>
        <OneLine
          label="Title of the proposal"
          className="pi-title"
          maxLength={160}
          value={written.title}
          onChange={(title) => onChange({ title })}
        />
      </header>
      <Input.TextArea
        rows={1}
        variant="borderless"
        className="pi-prose"
        aria-label="Letter"
        placeholder="Begin with a few words to your client"
        maxLength={4_000}
        value={content.intro}
        onChange={({ target }) => onContent({ intro: target.value })}
      />
      {content.sections.map((section) => (
        <SectionEditor
          key={section.key}
          projectId={proposal.project_id}
          section={section}
          totals={figures.totals}
          costs={proposal.costs ? figures.costs : {}}
          pieces={figures.pieces}
          packages={figures.packages}
          currency={currency}
          tax_bps={usualTax(content)}
          onChange={(change) => onContent({ sections: withRow(content.sections, section.key, change) })}
          onMove={(by) => onContent({ sections: moved(content.sections, section.key, by) })}
          onRemove={() => onContent({ sections: content.sections.filter(({ key }) => key !== section.key) })}
        />
      ))}
      <p className="pi-adds">
        <Button icon={<Icon name="plus" size={16} />} onClick={() => addSection('Flowers', 'products')}>
          Flowers
        </Button>
        <Button icon={<Icon name="plus" size={16} />} onClick={() => addSection('Hire', 'hire')}>
          Hire
        </Button>
        <Button icon={<Icon name="plus" size={16} />} onClick={() => addSection('Delivery and set-up', 'fees')}>
          Delivery and fees
        </Button>
      </p>
      <AdjustmentsEditor
        content={content}
        totals={figures.totals}
        currency={currency}
        onChange={(adjustments) => onContent({ adjustments })}
      />
      <PlanEditor plan={content.plan} priced={figures} currency={currency} onChange={(plan) => onContent({ plan })} />
      <section className="pi-section" aria-label="Terms">
        <h2>Terms</h2>
        <Input.TextArea
          rows={1}
          variant="borderless"
          className="pi-prose"
          aria-label="Terms"
          placeholder="What you agree on: changes, cancelling, what stays yours"
          maxLength={8_000}
          value={content.terms}
          onChange={({ target }) => onContent({ terms: target.value })}
        />
      </section>
    </article>
  );
}
