import { channels, type Channel, type Reminder } from '@butterfly/contracts/calendar_meeting';
import { Field } from '@butterfly/ui-kit/record';
import { Select } from 'antd';

const BEFORE: readonly (readonly [minutes: number, label: string])[] = [
  [10, '10 minutes before'],
  [60, 'An hour before'],
  [1_440, 'A day before'],
  [10_080, 'A week before'],
];

const valueOf = ({ minutes, channel }: Reminder): string => `${channel}-${minutes}`;

interface RemindersFieldProps {
  readonly reminders: readonly Reminder[];
  readonly errors: readonly string[] | undefined;
  readonly onChange: (reminders: Reminder[]) => void;
}

/** When people are reminded, and how: the bell rings for the team, a mail goes to guests too. */
export function RemindersField({ reminders, errors, onChange }: RemindersFieldProps) {
  const offered = (Object.keys(channels) as Channel[]).map((channel) => ({
    label: channels[channel],
    options: choices(channel, reminders),
  }));
  const known = new Map<string, Reminder>(
    (Object.keys(channels) as Channel[]).flatMap((channel) =>
      minutesOf(channel, reminders).map((minutes) => [valueOf({ minutes, channel }), { minutes, channel }] as const),
    ),
  );
  return (
    <Field id="event-reminders" label="Remind those who take part" hint="A mail goes to guests too" errors={errors}>
      <Select
        id="event-reminders"
        mode="multiple"
        options={offered}
        value={reminders.map(valueOf)}
        onChange={(values) => onChange(values.flatMap((value) => known.get(value) ?? []))}
      />
    </Field>
  );
}

/** The usual ones, with those that are chosen already. */
function minutesOf(channel: Channel, reminders: readonly Reminder[]): number[] {
  const chosen = reminders.filter((one) => one.channel === channel).map(({ minutes }) => minutes);
  return [...new Set([...BEFORE.map(([minutes]) => minutes), ...chosen])].sort((a, b) => a - b);
}

function choices(channel: Channel, reminders: readonly Reminder[]) {
  const end = channel === 'mail' ? ', by mail' : '';
  return minutesOf(channel, reminders).map((minutes) => ({
    value: valueOf({ minutes, channel }),
    label: `${BEFORE.find(([one]) => one === minutes)?.[1] ?? `${minutes} minutes before`}${end}`,
  }));
}
