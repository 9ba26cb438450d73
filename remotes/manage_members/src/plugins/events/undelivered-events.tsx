import type { EventDeliveries } from '@butterfly/contracts/plugins';
import { EmptyState, Icon } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { keys, registry } from '../../members.client';
import { UndeliveredEvent } from './undelivered-event';
import { useUndelivered } from './use-undelivered';

/** Events that a plugin has not heard because it failed, and what to do about them. */
export function UndeliveredEvents() {
  const query = useQuery({ queryKey: keys.undelivered, queryFn: async ({ signal }) => (await registry.listDeliveries({ signal })).data });
  return (
    <section aria-label="Events not heard">
      <p className="bf-soft mm-intro">
        When something happens in one plugin, others hear of it. What a plugin could not take in is tried again for more than an hour; then
        it waits here for you, and later events about the same thing wait behind it.
      </p>
      <Loaded query={query} what="the events" kind="table">
        {(events) => <Events events={events} />}
      </Loaded>
    </section>
  );
}

function Events({ events }: { events: EventDeliveries }) {
  const undelivered = useUndelivered();
  const { failed, held, results } = events;
  const heldText = held > 0 && (
    <p className="bf-soft">
      {held === 1 ? '1 event waits' : `${held} events wait`} for a plugin that is switched off. {held === 1 ? 'It is' : 'They are'} heard
      when it is on again.
    </p>
  );
  if (results.length === 0)
    return (
      <>
        {heldText}
        <EmptyState title="Every event has arrived" text="What a plugin cannot take in shows up here." />
      </>
    );
  return (
    <>
      {heldText}
      <div className="mm-events-head">
        <h2 aria-live="polite">{failed === 0 ? 'None was given up' : `${failed} given up`}</h2>
        <Button icon={<Icon name="undo" size={16} />} loading={undelivered.busy} onClick={() => undelivered.retry(null)}>
          Try all again
        </Button>
      </div>
      <ul className="mm-events">
        {results.map((one) => (
          <UndeliveredEvent key={`${one.event}-${one.module}`} one={one} undelivered={undelivered} />
        ))}
      </ul>
    </>
  );
}
