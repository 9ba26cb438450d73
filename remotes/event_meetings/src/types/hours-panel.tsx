import type { OpenHours, Override, Rule, Schedule } from '@butterfly/contracts/event_meetings';
import { useAction, useFeature } from '@butterfly/plugin-sdk/react';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { api, keys } from '../event_meetings.client';

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

interface HoursPanelProps {
  readonly schedule: Schedule;
  /** What is typed, before it is saved; null: as it is kept. */
  readonly onTyped: (hours: OpenHours | null) => void;
}

/** The week of a schedule, and days that are different. */
export function HoursPanel({ schedule, onTyped }: HoursPanelProps) {
  const mayWrite = useFeature('manage_templates');
  const [rules, setRules] = useState<readonly Rule[]>(schedule.rules);
  const [overrides, setOverrides] = useState<readonly Override[]>(schedule.overrides);
  const type = (next: { rules?: readonly Rule[]; overrides?: readonly Override[] }) => {
    const all = { rules, overrides, ...next };
    setRules(all.rules);
    setOverrides(all.overrides);
    if (all.rules.every(isWhole) && all.overrides.every(isWhole))
      onTyped({ tz: schedule.tz, rules: [...all.rules], overrides: [...all.overrides] });
  };
  const save = useAction<undefined, unknown>({
    run: () =>
      api.updateSchedule({ params: { id: String(schedule.id) }, body: { rules: [...rules], overrides: [...overrides] }, ifMatch: '*' }),
    invalidates: [keys.schedules, keys.bookings],
    successMessage: () => 'The hours are saved, for every meeting that uses them',
    onSuccess: () => onTyped(null),
  });
  const isRight = rules.every(isWhole) && overrides.every(isWhole);
  return (
    <section className="bf-panel" aria-labelledby="hours">
      <h2 id="hours">{schedule.name}</h2>
      <p className="bf-soft">By the clock of {schedule.tz.replace(/_/g, ' ')}</p>
      <ul className="event_meetings-list">
        {days.map((name, weekday) => (
          <Day key={name} name={name} weekday={weekday} rules={rules} disabled={!mayWrite} onChange={(next) => type({ rules: next })} />
        ))}
      </ul>
      <h3>Other days</h3>
      <ul className="event_meetings-list">
        {overrides.map((override, at) => (
          <li key={`${override.date}-${String(at)}`} className="event_meetings-hours">
            <span>{override.date}</span>
            <span className="bf-soft">{override.start === null ? 'Closed' : `${override.start}–${override.end ?? ''}`}</span>
            <Button
              size="small"
              aria-label={`Remove ${override.date}`}
              disabled={!mayWrite}
              onClick={() => type({ overrides: overrides.filter((_, index) => index !== at) })}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {mayWrite && <AddDay onAdd={(override) => type({ overrides: [...overrides, override] })} />}
      {mayWrite && (
        <Button loading={save.busy} disabled={!isRight} onClick={() => save.go(undefined)}>
          Save the hours
        </Button>
      )}
    </section>
  );
}

const isWhole = ({ start, end }: { readonly start: string | null; readonly end: string | null }): boolean =>
  start === null ? end === null : end !== null && start !== '' && start < end;

interface DayProps {
  readonly name: string;
  readonly weekday: number;
  readonly rules: readonly Rule[];
  readonly disabled: boolean;
  readonly onChange: (rules: readonly Rule[]) => void;
}

function Day({ name, weekday, rules, disabled, onChange }: DayProps) {
  const own = rules.map((rule, at) => ({ ...rule, at })).filter((rule) => rule.weekday === weekday);
  const last = own.at(-1)?.end ?? '09:00';
  const change = (at: number, part: Partial<Rule>) => onChange(rules.map((rule, index) => (index === at ? { ...rule, ...part } : rule)));
  return (
    <li className="event_meetings-hours">
      <span>{name}</span>
      <div>
        {own.length === 0 && <span className="bf-soft">Closed</span>}
        {own.map(({ at, start, end }) => (
          <div key={at} className="event_meetings-span">
            <Input
              type="time"
              aria-label={`${name} from`}
              disabled={disabled}
              value={start}
              onChange={({ target }) => change(at, { start: target.value })}
            />
            <Input
              type="time"
              aria-label={`${name} until`}
              disabled={disabled}
              value={end}
              onChange={({ target }) => change(at, { end: target.value })}
            />
            <Button
              size="small"
              aria-label={`${name}: remove ${start} to ${end}`}
              disabled={disabled}
              onClick={() => onChange(rules.filter((_, index) => index !== at))}
            >
              Remove
            </Button>
          </div>
        ))}
      </div>
      <Button
        size="small"
        aria-label={`${name}: add hours`}
        disabled={disabled || last >= '23:00'}
        onClick={() => onChange([...rules, { weekday, start: last, end: last < '17:00' ? '17:00' : '23:30' }])}
      >
        Add
      </Button>
    </li>
  );
}

function AddDay({ onAdd }: { readonly onAdd: (override: Override) => void }) {
  const [date, setDate] = useState('');
  const [start, setStart] = useState('');
  const [end, setEnd] = useState('');
  const isClosed = start === '' && end === '';
  const isRight = date !== '' && (isClosed || (start !== '' && start < end));
  return (
    <div className="event_meetings-span">
      <Input type="date" aria-label="Another day" value={date} onChange={({ target }) => setDate(target.value)} />
      <Input type="time" aria-label="Open from; empty: closed" value={start} onChange={({ target }) => setStart(target.value)} />
      <Input type="time" aria-label="Open until" value={end} onChange={({ target }) => setEnd(target.value)} />
      <Button
        disabled={!isRight}
        onClick={() => {
          onAdd({ date, start: isClosed ? null : start, end: isClosed ? null : end });
          setDate('');
        }}
      >
        {isClosed ? 'Close that day' : 'Open that day'}
      </Button>
    </div>
  );
}
