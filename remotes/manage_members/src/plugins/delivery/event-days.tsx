import { useAction } from '@butterfly/plugin-sdk/react';
import { Icon } from '@butterfly/ui-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Switch } from 'antd';
import { keys, registry } from '../../members.client';

const REASONS = { on: 'Event days kept free of changes', off: 'Changes allowed on event days' } as const;

/** Nothing changes on a wedding day: one switch for the whole business. */
export function EventDays() {
  const cache = useQueryClient();
  const query = useQuery({ queryKey: keys.business, queryFn: async ({ signal }) => (await registry.getBusiness({ signal })).data });
  const action = useAction({
    run: (on: boolean) =>
      registry.setBusiness({
        body: { freeze_on_event_days: on, expected_generation: query.data?.generation ?? 0, reason: on ? REASONS.on : REASONS.off },
      }),
    invalidates: [keys.business, keys.plugins],
    onSuccess: ({ data }) => void cache.setQueryData(keys.business, data),
  });
  if (!query.data) return null;
  const { freeze_on_event_days: on, frozen } = query.data;
  return (
    <div className="mm-event-days">
      <Switch checked={on} loading={action.busy} aria-labelledby="mm-event-days" onChange={(value) => action.go(value)} />
      <div>
        <strong id="mm-event-days">No changes on event days</strong>
        <p className="bf-soft">
          {frozen ? (
            <>
              <Icon name="lock" size={16} /> On now: every plugin keeps its version until the event is over.
            </>
          ) : (
            'On the day of an event and the day before, every plugin keeps its version. Only security repairs may come through.'
          )}
        </p>
      </div>
    </div>
  );
}
