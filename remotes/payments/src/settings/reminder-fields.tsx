import type { PaySettings } from '@butterfly/contracts/payments';
import { Checkbox, Select } from 'antd';

type Policy = PaySettings['reminders'];

interface ReminderFieldsProps {
  readonly value: Policy;
  readonly onChange: (value: Policy) => void;
}

const CHOICES = [1, 2, 3, 5, 7, 10, 14, 21, 30, 45, 60, 90];

/** On which days clients are written to by themselves. */
export function ReminderFields({ value, onChange }: ReminderFieldsProps) {
  const { on, days_before, days_after } = value;
  const days = (name: 'days_after' | 'days_before', label: string, words: string) => (
    <label className="pay-days">
      <span>{label}</span>
      <Select<number[]>
        mode="multiple"
        aria-label={label}
        disabled={!on}
        maxCount={5}
        value={[...value[name]]}
        options={CHOICES.map((count) => ({ value: count, label: `${count} ${count === 1 ? 'day' : 'days'} ${words}` }))}
        onChange={(chosen) => onChange({ ...value, [name]: [...chosen].sort((a, b) => (name === 'days_before' ? b - a : a - b)) })}
      />
    </label>
  );
  return (
    <fieldset className="pay-policy">
      <legend>Reminders by mail</legend>
      <Checkbox checked={on} onChange={({ target }) => onChange({ ...value, on: target.checked })}>
        Remind clients by itself, between nine and six
      </Checkbox>
      {days('days_before', 'Before it is due', 'before')}
      {days('days_after', 'When it is late', 'late')}
      <p className="bf-soft" aria-live="polite">
        {on ? policyWords(days_before.length + days_after.length) : 'Nobody is written to unless you do it by hand.'}
      </p>
    </fieldset>
  );
}

const policyWords = (count: number): string =>
  count === 0 ? 'Choose a day, or nobody is written to.' : 'A payment that comes in ends them at once. A project can let them rest.';
