import type { Availability, NewAvailability } from '@butterfly/contracts/manage_members';
import { useAction } from '@butterfly/plugin-sdk/react';
import { DateText, Icon } from '@butterfly/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { api, keys } from '../members.client';
import { minutesOf, timeOf, WEEKDAYS } from '../model/clock';

/** Hours of every week and days off of one person. */
export function AvailabilityPanel({ member, disabled }: { member: number; disabled: boolean }) {
  const key = keys.availability(member);
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await api.listAvailability({ query: { member: String(member) }, signal })).data,
  });
  const add = useAction<NewAvailability, unknown>({ run: (body) => api.addAvailability({ body }), invalidates: [key] });
  const remove = useAction<Availability, unknown>({
    run: ({ id }) => api.removeAvailability({ params: { id: String(id) } }),
    invalidates: [key],
  });
  const entries = query.data ?? [];
  return (
    <section className="mm-section">
      <h3>Hours and days off</h3>
      {entries.length === 0 && <p className="bf-soft">Nothing noted: counts as always there.</p>}
      <ul className="mm-lines">
        {entries.map((entry) => (
          <li key={entry.id}>
            <span>
              <Words entry={entry} />
            </span>
            {!disabled && (
              <Button
                size="small"
                type="text"
                aria-label="Remove this note"
                loading={remove.busy}
                icon={<Icon name="trash" size={16} />}
                onClick={() => remove.go(entry)}
              />
            )}
          </li>
        ))}
      </ul>
      {!disabled && <AddNote member={member} busy={add.busy} onAdd={(note) => add.go(note)} />}
    </section>
  );
}

function Words({ entry }: { entry: Availability }) {
  const hours = entry.from_minute === 0 && entry.to_minute === 1440 ? '' : ` ${timeOf(entry.from_minute)}–${timeOf(entry.to_minute)}`;
  if (entry.kind === 'weekly')
    return (
      <>
        {WEEKDAYS[entry.weekday ?? 0]}
        {hours || ', all day'}
        {entry.state === 'unavailable' ? ' not there' : ''}
      </>
    );
  return (
    <>
      {entry.state === 'unavailable' ? 'Away' : 'There'} {entry.from_day && <DateText value={entry.from_day} />}
      {entry.to_day && entry.to_day !== entry.from_day && (
        <>
          {' '}
          – <DateText value={entry.to_day} />
        </>
      )}
      {hours}
      {entry.note && <span className="bf-soft"> {entry.note}</span>}
    </>
  );
}

function AddNote({ member, busy, onAdd }: { member: number; busy: boolean; onAdd: (note: NewAvailability) => void }) {
  const [kind, setKind] = useState<'weekly' | 'exception'>('weekly');
  const [weekday, setWeekday] = useState(1);
  const [hours, setHours] = useState({ from: '09:00', to: '17:00' });
  const [days, setDays] = useState({ from: '', to: '' });
  const [note, setNote] = useState('');
  const weekly = kind === 'weekly';
  const ready = weekly ? hours.from < hours.to : days.from !== '' && (days.to === '' || days.from <= days.to);
  const add = () =>
    onAdd(
      weekly
        ? {
            member_id: member,
            kind,
            weekday,
            from_day: null,
            to_day: null,
            from_minute: minutesOf(hours.from),
            to_minute: minutesOf(hours.to),
            state: 'available',
            note: '',
          }
        : {
            member_id: member,
            kind,
            weekday: null,
            from_day: days.from,
            to_day: days.to || days.from,
            from_minute: 0,
            to_minute: 1440,
            state: 'unavailable',
            note,
          },
    );
  return (
    <div className="mm-note-form">
      <Select
        aria-label="What to note"
        value={kind}
        onChange={setKind}
        options={[
          { value: 'weekly', label: 'Works every' },
          { value: 'exception', label: 'Is away' },
        ]}
      />
      {weekly ? (
        <>
          <Select
            aria-label="Day of the week"
            value={weekday}
            onChange={setWeekday}
            options={WEEKDAYS.map((label, value) => ({ value, label }))}
          />
          <Input aria-label="From" type="time" value={hours.from} onChange={(event) => setHours({ ...hours, from: event.target.value })} />
          <Input aria-label="To" type="time" value={hours.to} onChange={(event) => setHours({ ...hours, to: event.target.value })} />
        </>
      ) : (
        <>
          <Input
            aria-label="First day"
            type="date"
            value={days.from}
            onChange={(event) => setDays({ ...days, from: event.target.value })}
          />
          <Input aria-label="Last day" type="date" value={days.to} onChange={(event) => setDays({ ...days, to: event.target.value })} />
          <Input
            aria-label="Note"
            placeholder="Why (optional)"
            maxLength={200}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </>
      )}
      <Button disabled={!ready} loading={busy} onClick={add}>
        Add
      </Button>
    </div>
  );
}
