import type { Request, RequestPatch } from '@butterfly/contracts/client_requests';
import { useAction } from '@butterfly/plugin-sdk/react';
import type { Answered } from '@butterfly/record-kit/form';
import { memberOptions, useMembers } from '@butterfly/record-kit/members';
import { DateText } from '@butterfly/ui-kit';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { Select } from 'antd';
import type { ReactNode } from 'react';
import { api, keys } from '../client_requests.client';
import { PRIORITY_WORDS, TYPE_WORDS } from '../model/words';
import { people } from '../parts/use-people';

/** Who looks after it, what it is, and until when. A choice is saved as it is made. */
export function Facts({ saved }: { readonly saved: Answered<Request> }) {
  const { data: request, etag } = saved;
  const members = useMembers(people);
  const save = useAction<RequestPatch, unknown>({
    run: (body) => api.updateRequest({ params: { id: String(request.id) }, body, ifMatch: etag ?? '*' }),
    invalidates: [keys.requests],
  });
  return (
    <section className="bf-panel" aria-label="Facts">
      <dl className="cr-facts">
        <Fact label="Looked after by">
          <Select<number>
            aria-label="Looked after by"
            value={request.assignee_id ?? 0}
            loading={save.busy}
            options={[{ value: 0, label: 'Nobody' }, ...memberOptions(members)]}
            onChange={(id) => save.go({ assignee_id: id || null })}
          />
        </Fact>
        <Fact label="Kind">
          <Select aria-label="Kind" value={request.type} options={optionsOf(TYPE_WORDS)} onChange={(type) => save.go({ type })} />
        </Fact>
        <Fact label="How urgent">
          <Select
            aria-label="How urgent"
            value={request.priority}
            options={optionsOf(PRIORITY_WORDS)}
            onChange={(priority) => save.go({ priority })}
          />
        </Fact>
        <Fact label="Asked by">
          {request.asked_by || 'Nobody was named'}, <DateText value={request.created_at} as="moment" />
        </Fact>
        {request.event_date !== null && (
          <Fact label="Event">
            <DateText value={request.event_date} />
          </Fact>
        )}
        <Fact label="First answer">
          {request.first_response_at === null ? (
            <>
              due <DateText value={request.response_due_at} as="moment" />
            </>
          ) : (
            <DateText value={request.first_response_at} as="moment" />
          )}
        </Fact>
        <Fact label={request.resolved_at === null ? 'Due' : 'Done'}>
          <DateText value={request.resolved_at ?? request.due_at} as="moment" />
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
