import { chosenKeys, choiceProblem, type SharedProposal } from '@butterfly/contracts/proposal_and_invoice';
import { useAction } from '@butterfly/plugin-sdk/react';
import { SignatureField } from '@butterfly/parts-kit/signature';
import { Field } from '@butterfly/ui-kit/record';
import { Button, Checkbox, Input, Segmented } from 'antd';
import { useId, useState } from 'react';
import { api } from '../proposal_and_invoice.client';
import { DeclineForm } from './decline-form';

type Answer = { data: SharedProposal };

export interface AnswerProps {
  readonly token: string;
  readonly page: Extract<SharedProposal, { state: 'open' }>;
  /** A tick is on its way: what would be accepted is not known yet. */
  readonly isWaiting: boolean;
  readonly onAnswer: (answer: Answer) => void;
  readonly onOutdated: (error: unknown) => void;
}

const kinds = [
  { value: 'typed', label: 'Type it' },
  { value: 'drawn', label: 'Draw it' },
] as const;

/** Yes with a signature, or no with a reason. */
export function AnswerForm(props: AnswerProps) {
  const { token, page, isWaiting, onAnswer, onOutdated } = props;
  const id = useId();
  const [form, setForm] = useState({ name: '', email: '', consent: false });
  const [kind, setKind] = useState<'drawn' | 'typed'>('typed');
  const [picture, setPicture] = useState<string | null>(null);
  const { sections } = page.proposal;
  const isOpen = choiceProblem(sections, chosenKeys(sections)) !== null;
  const isReady = form.consent && form.name.trim() !== '' && form.email.trim() !== '' && (kind === 'typed' || picture !== null);
  const accept = useAction<undefined, Answer>({
    run: () =>
      api.acceptShared({
        params: { token },
        body: {
          ...{ seen: page.seen, name: form.name, email: form.email, kind, picture: kind === 'drawn' ? picture : null },
          ...{ consent: true, consent_version: '2026-11' },
        },
      }),
    invalidates: [],
    onSuccess: onAnswer,
    onFailure: onOutdated,
  });
  return (
    <section className="pi-answer" aria-labelledby={`${id}-head`}>
      <h2 id={`${id}-head`}>Your answer</h2>
      {isOpen && <p role="note">Please choose one of each group of alternatives above first.</p>}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady && !isOpen && !isWaiting) accept.go(undefined);
        }}
      >
        <Field id={`${id}-name`} label="Your full name" errors={accept.fields['name']}>
          <Input
            id={`${id}-name`}
            size="large"
            maxLength={120}
            autoComplete="name"
            value={form.name}
            onChange={({ target }) => setForm({ ...form, name: target.value })}
          />
        </Field>
        <Field id={`${id}-email`} label="Your e-mail address" errors={accept.fields['email']}>
          <Input
            id={`${id}-email`}
            size="large"
            type="email"
            maxLength={254}
            autoComplete="email"
            value={form.email}
            onChange={({ target }) => setForm({ ...form, email: target.value })}
          />
        </Field>
        <Segmented block aria-label="How you sign" value={kind} options={[...kinds]} onChange={setKind} />
        {kind === 'typed' ? (
          <p className="pi-hand" aria-hidden="true">
            {form.name}
          </p>
        ) : (
          <SignatureField label="Your signature" value={picture} onChange={setPicture} />
        )}
        <Checkbox checked={form.consent} onChange={({ target }) => setForm({ ...form, consent: target.checked })}>
          {page.consent.text}
        </Checkbox>
        <div className="pi-answer-buttons">
          <Button type="primary" size="large" htmlType="submit" loading={accept.busy} disabled={!isReady || isOpen || isWaiting}>
            Accept this proposal
          </Button>
          <DeclineForm {...props} />
        </div>
      </form>
    </section>
  );
}
