import type { Request, RequestMessage } from '@butterfly/contracts/client_requests';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText, StatusTag } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { api, keys } from '../client_requests.client';
import { Composer } from './composer';

/** What was said about a request, and what the team noted, the oldest first. */
export function Thread({ request }: { readonly request: Request }) {
  const { id, body, asked_by, created_at } = request;
  const thread = useQuery({
    queryKey: keys.thread(id),
    queryFn: async ({ signal }) => (await api.listMessages({ params: { id: String(id) }, signal })).data,
  });
  return (
    <section className="bf-panel cr-thread" aria-label="Thread">
      <h2>Thread</h2>
      <Loaded query={thread} what="the thread" kind="table">
        {(messages) => (
          <ol>
            {body !== '' && (
              <li data-from="client">
                <Head name={asked_by || 'The client'} at={created_at} />
                <p className="cr-words">{body}</p>
              </li>
            )}
            {messages.map((message) => (
              <Message key={message.id} message={message} requestId={id} />
            ))}
            {messages.length === 0 && body === '' && <li className="bf-soft">Nothing was said yet.</li>}
          </ol>
        )}
      </Loaded>
      <Composer request={request} />
    </section>
  );
}

function Message({ message, requestId }: { readonly message: RequestMessage; readonly requestId: number }) {
  const { tenant } = usePlugin();
  const { from, author, body, internal, files, created_at } = message;
  return (
    <li data-from={from} data-internal={internal || undefined}>
      <Head name={author || (from === 'client' ? 'The client' : tenant.name)} at={created_at} isInternal={internal} />
      {body !== '' && <p className="cr-words">{body}</p>}
      {files.map(({ id, name }) => (
        <p key={id}>
          <a className="cr-link" download href={`/api/records/client_requests.request/${requestId}/files/${id}/content/`}>
            {name}
          </a>
        </p>
      ))}
    </li>
  );
}

function Head({ name, at, isInternal = false }: { readonly name: string; readonly at: string; readonly isInternal?: boolean }) {
  return (
    <p className="cr-message-head">
      <strong>{name}</strong>
      <span className="bf-soft">
        <DateText value={at} as="moment" />
      </span>
      {isInternal && <StatusTag tone="marigold">Only the team sees this</StatusTag>}
    </p>
  );
}
