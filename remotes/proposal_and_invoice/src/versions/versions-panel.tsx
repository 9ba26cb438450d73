import type { Comparison, Proposal, ProposalRow } from '@butterfly/contracts/proposal_and_invoice';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText, Money, StatusDot, useFormats } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { STATUS } from '../model/status-words';
import { api, keys } from '../proposal_and_invoice.client';

/** Everything that was offered for the project, and what has changed between versions. */
export function VersionsPanel({ proposal }: { proposal: Proposal }) {
  const { nav } = usePlugin();
  const [compared, setCompared] = useState<ProposalRow | null>(null);
  const rows = useQuery({
    queryKey: keys.ofProject(String(proposal.project_id)),
    queryFn: async ({ signal }) => (await api.listProposals({ query: { project: String(proposal.project_id) }, signal })).data.results,
  });
  return (
    <section className="pi-versions" aria-label="Versions">
      <h2>Versions</h2>
      <Loaded query={rows} what="the versions" kind="table">
        {(all) => (
          <ul>
            {all.map((row) => (
              <li key={row.id} aria-current={row.id === proposal.id || undefined}>
                <span>
                  <Link to={nav.href('version', { proposalId: row.id })}>
                    {row.number}, version {row.revision}
                  </Link>
                  <StatusDot tone={STATUS[row.status][0]}>{STATUS[row.status][1]}</StatusDot>
                  {row.sent_at && (
                    <span className="bf-soft">
                      sent <DateText value={row.sent_at} />
                      {row.view_count > 0 && `, opened ${row.view_count === 1 ? 'once' : `${row.view_count} times`}`}
                    </span>
                  )}
                </span>
                {row.id !== proposal.id && (
                  <Button size="small" type="text" onClick={() => setCompared(row)}>
                    Compare
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {compared && <CompareModal from={compared} to={proposal} onClose={() => setCompared(null)} />}
    </section>
  );
}

function CompareModal({ from, to, onClose }: { from: ProposalRow; to: Proposal; onClose: () => void }) {
  const found = useQuery({
    queryKey: keys.comparison(from.id, to.id),
    queryFn: async ({ signal }) =>
      (await api.compareProposals({ params: { id: String(from.id) }, query: { to: String(to.id) }, signal })).data,
  });
  return (
    <Modal
      open
      title={`From ${from.number}, version ${from.revision}, to ${to.number}, version ${to.revision}`}
      footer={null}
      onCancel={onClose}
    >
      <Loaded query={found} what="the comparison" kind="table">
        {(comparison) => <Differences comparison={comparison} currency={to.currency} />}
      </Loaded>
    </Modal>
  );
}

function Differences({ comparison, currency }: { comparison: Comparison; currency: string }) {
  const { changes, before_cents, after_cents } = comparison;
  const by = after_cents - before_cents;
  return (
    <div className="pi-differences">
      {changes.length === 0 && <p>Nothing that costs anything differs.</p>}
      <ul>
        {changes.map((change, at) => (
          <li key={at}>
            <Change change={change} currency={currency} />
          </li>
        ))}
      </ul>
      <p className="bf-figures">
        The total goes from <Money minor={before_cents} currency={currency} /> to <Money minor={after_cents} currency={currency} />
        {by !== 0 && (
          <>
            : <Money minor={Math.abs(by)} currency={currency} /> {by > 0 ? 'more' : 'less'}
          </>
        )}
        .
      </p>
    </div>
  );
}

function Change({ change: { kind, name, before, after }, currency }: { change: Comparison['changes'][number]; currency: string }) {
  const { number } = useFormats();
  if (kind === 'added')
    return (
      <>
        <strong>{name}</strong> comes in for <Money minor={after?.cents ?? 0} currency={currency} />
      </>
    );
  if (kind === 'removed')
    return (
      <>
        <strong>{name}</strong> is left out, which was <Money minor={before?.cents ?? 0} currency={currency} />
      </>
    );
  const quantities = before && after && before.qty_milli !== after.qty_milli;
  return (
    <>
      <strong>{name}</strong>
      {quantities && `: ${number(before.qty_milli / 1_000)} become ${number(after.qty_milli / 1_000)}`}, from{' '}
      <Money minor={before?.cents ?? 0} currency={currency} /> to <Money minor={after?.cents ?? 0} currency={currency} />
    </>
  );
}
