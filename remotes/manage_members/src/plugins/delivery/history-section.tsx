import type { DeliveryEvent } from '@butterfly/contracts/plugins';
import { DateText } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { keys, registry } from '../../members.client';

const WORDS: Readonly<Record<string, string>> = {
  enable: 'Switched on',
  disable: 'Switched off',
  channel: 'New versions',
  hold: 'Held',
  end_hold: 'Hold ended',
  consent: 'Agreed to permissions',
  business: 'Business setting',
  plan: 'Plan changed',
  publish: 'Version published',
  promote: 'Version released',
  rollback: 'Version taken back',
  rollout_start: 'Trial of a version began',
  rollout_step: 'Trial went on',
  rollout_pause: 'Trial paused',
  rollout_resume: 'Trial went on',
  rollout_abort: 'Trial stopped',
  retire: 'Taken away',
  rollout_promote: 'Trial passed',
  quarantine: 'Version held back',
  lift: 'Version allowed again',
  yank: 'Version withdrawn',
  override: 'Developer ticket',
  override_revoke: 'Developer ticket ended',
};

/** Who changed what, when and why: here, and by the plugin's team for everybody. */
export function HistorySection({ id }: { id: string }) {
  const query = useQuery({
    queryKey: [...keys.plugin(id), 'history'],
    queryFn: async ({ signal }) => (await registry.tenantHistory({ params: { id }, signal })).data,
  });
  return (
    <section className="mm-section mm-history">
      <h3>History</h3>
      <Loaded query={query} what="the history" kind="form">
        {(events) =>
          events.length === 0 ? (
            <p className="bf-soft">Nothing has been changed yet.</p>
          ) : (
            <ol>
              {events.map((event) => (
                <Line key={event.id} event={event} />
              ))}
            </ol>
          )
        }
      </Loaded>
    </section>
  );
}

function Line({ event: { at, actor, action, before, after, reason, own } }: { event: DeliveryEvent }) {
  const change = before && after ? `${before} → ${after}` : (after ?? before ?? '');
  return (
    <li>
      <span>
        {WORDS[action] ?? action.replaceAll('_', ' ')} <span className="mm-tabular">{change}</span>
      </span>
      <span className="bf-soft">
        {own ? actor : `${actor}, for everybody`} · <DateText value={at} />
        {reason && ` · ${reason}`}
      </span>
    </li>
  );
}
