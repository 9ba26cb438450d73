import type { PublicType } from '@butterfly/contracts/event_meetings';
import { Field } from '@butterfly/ui-kit/record';
import type { ChangeEvent } from 'react';

interface QuestionFieldProps {
  readonly question: PublicType['questions'][number];
  readonly value: string;
  readonly errors: readonly string[] | undefined;
  readonly onChange: (value: string) => void;
}

/** What the business asks before a meeting. */
export function QuestionField({ question: { key, kind, label, required, options }, value, errors, onChange }: QuestionFieldProps) {
  const id = `question-${key}`;
  const field = {
    ...{ id, value, required, className: 'event_meetings-input' },
    ...{ 'aria-describedby': `${id}-note`, 'aria-invalid': errors ? true : undefined },
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => onChange(target.value),
  };
  return (
    <Field id={id} label={label} errors={errors}>
      {kind === 'choice' && (
        <select {...field}>
          <option value="">{required ? 'Please choose' : 'No answer'}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      )}
      {kind === 'long' && <textarea {...field} rows={3} maxLength={2_000} />}
      {kind === 'date' && <input {...field} type="date" />}
      {kind !== 'choice' && kind !== 'long' && kind !== 'date' && (
        <input {...field} maxLength={200} inputMode={kind === 'number' ? 'numeric' : 'text'} />
      )}
    </Field>
  );
}
