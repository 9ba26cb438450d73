import { kinds, type Draft, type Kind, type NewEvent } from '@butterfly/contracts/calendar_meeting';
import { describedBy, Field } from '@butterfly/ui-kit/record';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { useQuery } from '@tanstack/react-query';
import { Checkbox, Input, Select } from 'antd';
import { api, keys, membersQuery } from '../calendar_meeting.client';
import { weekdayOf } from '../parts/days';
import { GuestsField } from './guests-field';
import { RemindersField } from './reminders-field';

/** What of an event is typed. */
export type Typed = Omit<NewEvent, 'tz'>;

export const blank = (day: string, { projectId, time = '10:00' }: { projectId: number | null; time?: string | undefined }): Typed => ({
  ...{ title: '', kind: 'meeting', all_day: false, start_day: day, start_time: time, ...hourAfter(day, time) },
  ...{ location: '', video_url: '', notes: '', project_id: projectId, visibility: 'team', status: 'confirmed' },
  ...{ member_ids: [], guests: [], reminders: [{ minutes: 60, channel: 'bell' }], rrule: null },
});

function hourAfter(day: string, time: string): Pick<Typed, 'end_day' | 'end_time'> {
  const end = new Date(Date.parse(`${day}T${time}:00Z`) + 3_600_000).toISOString();
  return { end_day: end.slice(0, 10), end_time: end.slice(11, 16) };
}

interface EventFormProps {
  readonly typed: Typed;
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** Of an event that is there: it does not stand in its own way. */
  readonly exceptId: number | null;
  readonly onChange: (typed: Typed) => void;
}

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

function repeats(day: string, current: string | null) {
  const weekday = WEEKDAYS[weekdayOf(day)] ?? 'MO';
  const nth = Math.ceil(Number(day.slice(8)) / 7);
  const usual = [
    { value: '', label: 'Does not come again' },
    { value: 'FREQ=DAILY', label: 'Every day' },
    { value: `FREQ=WEEKLY;BYDAY=${weekday}`, label: 'Every week' },
    { value: `FREQ=WEEKLY;INTERVAL=2;BYDAY=${weekday}`, label: 'Every other week' },
    { value: `FREQ=MONTHLY;BYDAY=${nth > 4 ? -1 : nth}${weekday}`, label: 'Every month, on this weekday' },
    { value: 'FREQ=MONTHLY', label: 'Every month, on this date' },
    { value: 'FREQ=YEARLY', label: 'Every year' },
  ];
  return current === null || usual.some(({ value }) => value === current) ? usual : [...usual, { value: current, label: 'As it is now' }];
}

/** The fields of an event, with a word where somebody would be in two places at once. */
export function EventForm({ typed, fields, exceptId, onChange }: EventFormProps) {
  const members = useQuery(membersQuery);
  const set = (part: Partial<Typed>) => onChange({ ...typed, ...part });
  const moveTo = (start_day: string) =>
    set({ start_day, end_day: typed.end_day < start_day ? start_day : typed.end_day, rrule: ruleOn(typed.rrule, start_day) });
  return (
    <div className="cal-form">
      <Field id="event-title" label="What" errors={fields['title']}>
        <Input
          {...describedBy('event-title', fields['title'])}
          maxLength={160}
          value={typed.title}
          onChange={({ target }) => set({ title: target.value })}
        />
      </Field>
      <Field id="event-kind" label="Kind">
        <Select<Kind> id="event-kind" options={optionsOf(kinds)} value={typed.kind} onChange={(kind) => set({ kind })} />
      </Field>
      <Checkbox
        checked={typed.all_day}
        onChange={({ target }) =>
          set(
            target.checked
              ? { all_day: true, start_time: null, end_time: null }
              : { all_day: false, start_time: '10:00', end_time: '11:00' },
          )
        }
      >
        Takes whole days
      </Checkbox>
      <div className="cal-pair">
        <Field id="event-start" label="From" errors={fields['start_day']}>
          <Input
            {...describedBy('event-start', fields['start_day'])}
            type="date"
            value={typed.start_day}
            onChange={({ target }) => target.value && moveTo(target.value)}
          />
        </Field>
        {!typed.all_day && (
          <Field id="event-start-time" label="At" errors={fields['start_time']}>
            <Input
              {...describedBy('event-start-time', fields['start_time'])}
              type="time"
              value={typed.start_time ?? ''}
              onChange={({ target }) => set({ start_time: target.value || null })}
            />
          </Field>
        )}
        <Field id="event-end" label="Until" errors={fields['end_day']}>
          <Input
            {...describedBy('event-end', fields['end_day'])}
            type="date"
            value={typed.end_day}
            onChange={({ target }) => target.value && set({ end_day: target.value })}
          />
        </Field>
        {!typed.all_day && (
          <Field id="event-end-time" label="To" errors={fields['end_time']}>
            <Input
              {...describedBy('event-end-time', fields['end_time'])}
              type="time"
              value={typed.end_time ?? ''}
              onChange={({ target }) => set({ end_time: target.value || null })}
            />
          </Field>
        )}
      </div>
      <Field id="event-repeats" label="Again" errors={fields['rrule']}>
        <Select
          id="event-repeats"
          options={repeats(typed.start_day, typed.rrule)}
          value={typed.rrule ?? ''}
          onChange={(rule) => set({ rrule: rule || null })}
        />
      </Field>
      <Field id="event-members" label="Who of the team" errors={fields['member_ids']}>
        <Select
          id="event-members"
          mode="multiple"
          optionFilterProp="label"
          options={(members.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={typed.member_ids}
          onChange={(member_ids) => set({ member_ids })}
        />
      </Field>
      <Warnings typed={typed} exceptId={exceptId} />
      <GuestsField guests={typed.guests} fields={fields} onChange={(guests) => set({ guests })} />
      <Field id="event-location" label="Where" errors={fields['location']}>
        <Input id="event-location" maxLength={300} value={typed.location} onChange={({ target }) => set({ location: target.value })} />
      </Field>
      <Field id="event-video" label="Video" hint="A web address" errors={fields['video_url']}>
        <Input
          {...describedBy('event-video', fields['video_url'])}
          maxLength={500}
          value={typed.video_url}
          onChange={({ target }) => set({ video_url: target.value })}
        />
      </Field>
      <RemindersField reminders={typed.reminders} errors={fields['reminders']} onChange={(reminders) => set({ reminders })} />
      <Field id="event-notes" label="Notes" errors={fields['notes']}>
        <Input.TextArea
          id="event-notes"
          rows={3}
          maxLength={5_000}
          value={typed.notes}
          onChange={({ target }) => set({ notes: target.value })}
        />
      </Field>
      <Checkbox
        checked={typed.visibility === 'private'}
        onChange={({ target }) => set({ visibility: target.checked ? 'private' : 'team' })}
      >
        Private: others see only that you are busy
      </Checkbox>
    </div>
  );
}

/** A rule of one weekday follows the day. */
function ruleOn(rule: string | null, day: string): string | null {
  const weekday = WEEKDAYS[weekdayOf(day)] ?? 'MO';
  return (
    rule?.replace(
      /BYDAY=(-?\d)?[A-Z]{2}$/,
      (_all, nth: string | undefined) =>
        `BYDAY=${nth === undefined || nth === '-1' ? (nth ?? '') : Math.ceil(Number(day.slice(8)) / 7)}${weekday}`,
    ) ?? null
  );
}

function Warnings({ typed, exceptId }: { readonly typed: Typed; readonly exceptId: number | null }) {
  const { all_day, start_day, end_day, start_time, end_time, member_ids } = typed;
  const draft: Draft = { all_day, start_day, end_day, start_time, end_time, member_ids, tz: null, except_id: exceptId };
  const isWhole =
    end_day >= start_day && (all_day || (start_time !== null && end_time !== null && (end_day > start_day || end_time > start_time)));
  const found = useQuery({
    queryKey: keys.check(draft),
    queryFn: async ({ signal }) => (await api.checkEvent({ body: draft, signal })).data,
    enabled: isWhole,
  });
  const clashes = found.data?.clashes ?? [];
  const full = found.data?.full_days ?? [];
  if (!isWhole || (clashes.length === 0 && full.length === 0)) return null;
  return (
    <ul className="cal-warnings" role="status">
      {clashes.map(({ member, title, start_at }) => (
        <li key={`${member}-${start_at}`}>
          {member} is taken then: {title}
        </li>
      ))}
      {full.map(({ day, booked, capacity }) => (
        <li key={day}>
          {day} is full: {booked} of {capacity} events are booked.
        </li>
      ))}
    </ul>
  );
}
