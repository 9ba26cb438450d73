import type { Booked, PublicType } from '@butterfly/contracts/event_meetings';
import { ChoiceField, FormField, RecordForm, TextField } from '@butterfly/record-kit/form';
import { Input } from 'antd';
import { api } from '../event_meetings.client';

interface GuestFormProps {
  readonly slug: string;
  readonly page: PublicType;
  readonly slot: string;
  readonly tz: string;
  readonly onDone: (booked: Booked) => void;
  readonly onFailure: (error: unknown) => void;
}

interface Guest {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly website: string;
  readonly answers: Readonly<Record<string, string | null | undefined>>;
}

const blank: Guest = { name: '', email: '', phone: '', website: '', answers: {} };

/** Who comes, and what the business wants to know before. */
export function GuestForm({ slug, page, slot, tz, onDone, onFailure }: GuestFormProps) {
  const send = async (guest: Guest) => {
    const answers = Object.fromEntries(Object.entries(guest.answers).flatMap(([key, value]) => (value ? [[key, value]] : [])));
    const body = { ...guest, answers, form_token: page.form_token, start_at: slot, tz, utm: utmOf() };
    try {
      return await api.bookPublicly({ params: { slug }, body });
    } catch (error) {
      onFailure(error);
      throw error;
    }
  };
  return (
    <RecordForm<Guest, { data: Booked }>
      name={`book:${slug}`}
      initial={blank}
      submit={send}
      onSaved={({ data }) => onDone(data)}
      submitLabel={page.requires_confirmation ? 'Ask for this time' : 'Book this time'}
      failureTitle="Nothing was booked"
    >
      <TextField name="name" label="Your name" required maxLength={120} />
      <TextField name="email" label="Your e-mail" type="email" required maxLength={254} />
      <TextField name="phone" label="Your phone" type="tel" maxLength={40} />
      {page.questions.map((question) => (
        <QuestionField key={question.key} question={question} />
      ))}
      <div className="event_meetings-trap" aria-hidden="true">
        <FormField name="website" label="Website">
          <Input tabIndex={-1} autoComplete="off" />
        </FormField>
      </div>
    </RecordForm>
  );
}

function QuestionField({ question: { key, kind, label, required, options } }: { readonly question: PublicType['questions'][number] }) {
  const field = { name: `answers.${key}`, label, required };
  if (kind === 'choice')
    return <ChoiceField {...field} options={options.map((value) => ({ value, label: value }))} clearable={!required} />;
  if (kind === 'date')
    return (
      <FormField {...field}>
        <Input type="date" />
      </FormField>
    );
  return (
    <TextField
      {...field}
      maxLength={kind === 'long' ? 2_000 : 200}
      {...(kind === 'long' && { rows: 3 })}
      {...(kind === 'number' && { inputMode: 'numeric' })}
    />
  );
}

/** Where the visitor came from, as the address says it. */
function utmOf(): Record<string, string> {
  const found = [...new URLSearchParams(window.location.search)].filter(([name]) => /^utm_[a-z]{1,20}$/.test(name));
  return Object.fromEntries(found.map(([name, value]) => [name, value.slice(0, 200)]));
}
