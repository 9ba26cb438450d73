import type { Request, RequestPatch } from '@butterfly/contracts/client_requests';
import { useAction } from '@butterfly/plugin-sdk/react';
import type { Answered } from '@butterfly/record-kit/form';
import { memberOptions, useMembers } from '@butterfly/record-kit/members';
import { DateText } from '@butterfly/ui-kit';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { Select } from 'antd';
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
        <div>
          <dt>Looked after by</dt>
          <dd>
            <Select<number>
              aria-label="Looked after by"
              value={request.assignee_id ?? 0}
              loading={save.busy}
              options={[{ value: 0, label: 'Nobody' }, ...memberOptions(members)]}
              onChange={(id) => save.go({ assignee_id: id || null })}
            />
          </dd>
        </div>
        <div>
          <dt>Kind</dt>
          <dd>
            <Select aria-label="Kind" value={request.type} options={optionsOf(TYPE_WORDS)} onChange={(type) => save.go({ type })} />
          </dd>
        </div>
        <div>
          <dt>How urgent</dt>
          <dd>
            <Select
              aria-label="How urgent"
              value={request.priority}
              options={optionsOf(PRIORITY_WORDS)}
              onChange={(priority) => save.go({ priority })}
            />
          </dd>
        </div>
        <div>
          <dt>Asked by</dt>
          <dd>
            {request.asked_by || 'Nobody was named'}, <DateText value={request.created_at} as="moment" />
          </dd>
        </div>
        {request.event_date !== null && (
          <div>
            <dt>Event</dt>
            <dd>
              <DateText value={request.event_date} />
            </dd>
          </div>
        )}
        <div>
          <dt>First answer</dt>
          <dd>
            {request.first_response_at === null ? (
              <>
                due <DateText value={request.response_due_at} as="moment" />
              </>
            ) : (
              <DateText value={request.first_response_at} as="moment" />
            )}
          </dd>
        </div>
        <div>
          <dt>{request.resolved_at === null ? 'Due' : 'Done'}</dt>
          <dd>
            <DateText value={request.resolved_at ?? request.due_at} as="moment" />
          </dd>
        </div>
      </dl>
    </section>
  );
}
