import type { Submission } from '@butterfly/contracts/lead_page_builder';
import { useAction, usePlugin } from '@butterfly/plugin-sdk/react';
import { EmptyState, PageHeader, DateText, StatusTag } from '@butterfly/ui-kit';
import { AnswerTerms, Loaded } from '@butterfly/ui-kit/record';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { api, keys } from '../lead_page_builder.client';

type Status = Submission['status'];
const LABELS: Readonly<Record<Status, string>> = { ok: 'Messages', duplicate: 'Wrote again', spam: 'Spam' };

/** What visitors sent; spam and repetitions apart. */
export function Page() {
  const { nav } = usePlugin();
  const [status, setStatus] = useState<Status>('ok');
  const [page, setPage] = useState(1);
  const found = useQuery({
    queryKey: [...keys.submissions, 'list', status, page],
    queryFn: async ({ signal }) => (await api.listSubmissions({ query: { status, page, page_size: 25 }, signal })).data,
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeader eyebrow={<Link to={nav.href('home')}>Lead pages</Link>} title="Messages" />
      <Segmented<Status>
        aria-label="Which messages"
        value={status}
        options={(Object.keys(LABELS) as Status[]).map((value) => ({ value, label: LABELS[value] }))}
        onChange={(next) => {
          setStatus(next);
          setPage(1);
        }}
      />
      <Loaded query={found} what="the messages" kind="table">
        {({ results, next, previous }) => (
          <>
            {results.length === 0 && (
              <EmptyState title="Nothing here" text={status === 'spam' ? 'Nothing was taken for spam.' : 'Nobody has written yet.'} />
            )}
            <ul className="lead_page_builder-messages">
              {results.map((one) => (
                <Message key={one.id} message={one} />
              ))}
            </ul>
            {(next !== null || previous !== null) && (
              <p className="lead_page_builder-links">
                <Button disabled={previous === null} onClick={() => setPage(page - 1)}>
                  Newer
                </Button>
                <Button disabled={next === null} onClick={() => setPage(page + 1)}>
                  Older
                </Button>
              </p>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}

function Message({ message }: { readonly message: Submission }) {
  const accept = useAction<undefined, unknown>({
    run: () => api.acceptSubmission({ params: { id: String(message.id) }, body: {} }),
    invalidates: [keys.submissions],
    successMessage: () => 'It is a lead now',
  });
  return (
    <li className="bf-panel">
      <h2>{message.name || message.email || 'Somebody'}</h2>
      <p className="lead_page_builder-tags">
        <StatusTag tone={message.status === 'spam' ? 'clay' : 'neutral'}>{message.slug}</StatusTag>
        <span className="bf-soft">
          <DateText value={message.created_at} />
        </span>
        {message.spam_reason && <span>{message.spam_reason}</span>}
      </p>
      <dl className="lead_page_builder-answers">
        <AnswerTerms answers={message.answers} />
      </dl>
      {message.lead_id !== null && <Link to={`/tenant_crm/leads/${message.lead_id}`}>Open the lead</Link>}
      {message.status === 'spam' && (
        <Button loading={accept.busy} onClick={() => accept.go(undefined)}>
          Not spam
        </Button>
      )}
    </li>
  );
}
