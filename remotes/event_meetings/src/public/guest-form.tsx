import type { Booked, PublicType } from '@butterfly/contracts/event_meetings';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useAction } from '@butterfly/plugin-sdk/react';
import { Field } from '@butterfly/ui-kit/record';
import { useState, type FormEvent, type InputHTMLAttributes } from 'react';
import { api } from '../event_meetings.client';
import { QuestionField } from './question-field';

interface GuestFormProps {
  readonly slug: string;
  readonly page: PublicType;
  readonly slot: string;
  readonly tz: string;
  readonly onDone: (booked: Booked) => void;
  readonly onFailure: (error: unknown) => void;
}

const blank = { name: '', email: '', phone: '', website: '' };
type Guest = typeof blank;

/** Who comes, and what the business wants to know before. Plain fields: strangers on slow phones wait for nothing heavier. */
export function GuestForm({ slug, page, slot, tz, onDone, onFailure }: GuestFormProps) {
  const [guest, setGuest] = useState<Guest>(blank);
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const book = useAction<undefined, { data: Booked }>({
    run: () => {
      const given = Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== ''));
      const body = { ...guest, answers: given, form_token: page.form_token, start_at: slot, tz, utm: utmOf() };
      return api.bookPublicly({ params: { slug }, body });
    },
    invalidates: [],
    failure: 'inline',
    onSuccess: ({ data }) => onDone(data),
    onFailure,
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!book.busy) book.go(undefined);
  };
  const field = (name: keyof Guest) => ({
    ...{ name, value: guest[name], errors: book.fields[name] },
    onChange: (value: string) => setGuest({ ...guest, [name]: value }),
  });
  return (
    <form className="event_meetings-form" onSubmit={send}>
      <Line {...field('name')} label="Your name" required maxLength={120} autoComplete="name" />
      <Line {...field('email')} label="Your e-mail" type="email" required maxLength={254} autoComplete="email" />
      <Line {...field('phone')} label="Your phone" type="tel" maxLength={40} autoComplete="tel" />
      {page.questions.map((question) => (
        <QuestionField
          key={question.key}
          question={question}
          value={answers[question.key] ?? ''}
          errors={book.fields[`answers.${question.key}`]}
          onChange={(value) => setAnswers({ ...answers, [question.key]: value })}
        />
      ))}
      <div className="event_meetings-trap" aria-hidden="true">
        <Line {...field('website')} label="Website" tabIndex={-1} autoComplete="off" />
      </div>
      {book.error && (
        <div className="event_meetings-instead" role="alert">
          <strong>Nothing was booked</strong>
          <span>{errorMessage(book.error)}</span>
        </div>
      )}
      <button type="submit" className="event_meetings-button event_meetings-main" disabled={book.busy}>
        {page.requires_confirmation ? 'Ask for this time' : 'Book this time'}
      </button>
    </form>
  );
}

interface LineProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  readonly name: string;
  readonly label: string;
  readonly errors: readonly string[] | undefined;
  readonly onChange: (value: string) => void;
}

function Line({ name, label, errors, onChange, ...input }: LineProps) {
  const id = `guest-${name}`;
  return (
    <Field id={id} label={label} errors={errors}>
      <input
        id={id}
        name={name}
        className="event_meetings-input"
        {...input}
        aria-describedby={`${id}-note`}
        aria-invalid={errors ? true : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}

/** Where the visitor came from, as the address says it. */
function utmOf(): Record<string, string> {
  const found = [...new URLSearchParams(window.location.search)].filter(([name]) => /^utm_[a-z]{1,20}$/.test(name));
  return Object.fromEntries(found.map(([name, value]) => [name, value.slice(0, 200)]));
}
