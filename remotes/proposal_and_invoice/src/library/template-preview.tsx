import { shownProposal, type AppliedTemplate, type ListedTemplate } from '@butterfly/contracts/proposal_and_invoice';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { Money } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { ProposalPaper } from '../document/proposal-paper';
import { api, keys } from '../proposal_and_invoice.client';

interface TemplatePreviewProps {
  readonly template: ListedTemplate;
  readonly projectId: string;
}

/** A template as it would stand in this project, with what differs from when it was written. */
export function TemplatePreview({ template, projectId }: TemplatePreviewProps) {
  const { tenant } = usePlugin();
  const { currency } = tenant;
  const found = useQuery({
    queryKey: keys.appliedTemplate(template.id, projectId),
    queryFn: async ({ signal }) => (await api.previewProposalTemplate({ params: { id: String(template.id), projectId }, signal })).data,
  });
  const head = { business: tenant.name, project_name: '', event_date: null, number: '', revision: 1, expires_on: null };
  return (
    <Loaded query={found} what="the template" kind="form">
      {(applied) => (
        <div className="pi-library-preview">
          <Changes changes={applied.changes} currency={currency} />
          <ProposalPaper isSecond proposal={shownProposal({ ...head, title: template.title, currency }, applied)} />
        </div>
      )}
    </Loaded>
  );
}

function Changes({ changes, currency }: { readonly changes: AppliedTemplate['changes']; readonly currency: string }) {
  if (changes.length === 0) return <p role="status">Every price is as the template has it.</p>;
  return (
    <Alert
      type="info"
      title="Not as the template has it"
      description={
        <ul className="pi-library-changes">
          {changes.map(({ section, name, before_cents, after_cents }, at) => (
            <li key={at}>
              <strong>{name}</strong> in {section}:{' '}
              {after_cents === null ? (
                <>
                  nothing here has this name, so it keeps <Money minor={before_cents} currency={currency} />
                </>
              ) : (
                <>
                  <Money minor={before_cents} currency={currency} /> becomes <Money minor={after_cents} currency={currency} />
                </>
              )}
            </li>
          ))}
        </ul>
      }
    />
  );
}
