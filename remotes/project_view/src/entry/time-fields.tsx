import type { Timeline } from '@butterfly/contracts/project_view';
import { Input, Segmented } from 'antd';
import type { Draft, problemsOf } from './draft';
import { Labelled } from './labelled';

interface TimeFieldsProps {
  readonly draft: Draft;
  readonly timeline: Timeline;
  readonly problems: ReturnType<typeof problemsOf>;
  readonly set: (part: Partial<Draft>) => void;
}

/** When an entry is: bound to the event, or fixed. */
export function TimeFields({ draft, timeline: { project }, problems, set }: TimeFieldsProps) {
  const isDay = draft.lane === 'event_day';
  const unknown = draft.bound && (isDay ? project.start_time : project.event_date) === null;
  return (
    <fieldset className="pv-when">
      <legend>When</legend>
      <Segmented
        aria-label="Bound to the event or fixed"
        value={draft.bound ? 'bound' : 'fixed'}
        onChange={(value) => set({ bound: value === 'bound' })}
        options={[
          { value: 'bound', label: 'Moves with the event' },
          { value: 'fixed', label: isDay ? 'Fixed time' : 'Fixed day' },
        ]}
      />
      <div className="pv-fields">
        <TimeOf draft={draft} isDay={isDay} problems={problems} set={set} />
        {!draft.is_milestone && (
          <Labelled label={isDay ? 'Takes minutes' : 'Takes days'} problem={problems.length}>
            {(field) => (
              <Input {...field} inputMode="numeric" value={draft.length} onChange={({ target }) => set({ length: target.value })} />
            )}
          </Labelled>
        )}
      </div>
      {unknown && (
        <p className="pv-faint">
          {isDay
            ? 'The event has no start yet; this entry gets its time when it has one.'
            : 'The event has no date yet; this entry gets its day when it has one.'}
        </p>
      )}
    </fieldset>
  );
}

function TimeOf({ draft, isDay, problems, set }: Omit<TimeFieldsProps, 'timeline'> & { isDay: boolean }) {
  if (!draft.bound && isDay) {
    return (
      <Labelled label="Time" problem={problems.time}>
        {(field) => <Input {...field} type="time" value={draft.time} onChange={({ target }) => set({ time: target.value })} />}
      </Labelled>
    );
  }
  if (!draft.bound)
    return (
      <Labelled label="Day" problem={problems.day}>
        {(field) => <Input {...field} type="date" value={draft.day} onChange={({ target }) => set({ day: target.value })} />}
      </Labelled>
    );
  return (
    <>
      <Labelled label={isDay ? 'Minutes' : 'Days'} problem={problems.amount}>
        {(field) => <Input {...field} inputMode="numeric" value={draft.amount} onChange={({ target }) => set({ amount: target.value })} />}
      </Labelled>
      <Segmented<Draft['side']>
        aria-label="Before or after"
        value={draft.side}
        onChange={(side) => set({ side })}
        options={[
          { value: 'before', label: 'before' },
          { value: 'after', label: 'after' },
        ]}
      />
    </>
  );
}
