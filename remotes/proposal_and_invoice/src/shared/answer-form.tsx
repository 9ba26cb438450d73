import { chosenKeys, choiceProblem, type Acceptance, type SharedProposal } from '@butterfly/contracts/proposal_and_invoice';
import { useAction } from '@butterfly/plugin-sdk/react';
import { useId, useState } from 'react';
import { api } from '../proposal_and_invoice.client';
import { DeclineForm } from './decline-form';
import { HowSigned } from './how-signed';
import { TextField } from './text-field';
import { useWords } from './words/words';

type Answer = { data: SharedProposal };
type Signed = Pick<Acceptance, 'email' | 'kind' | 'name' | 'picture'>;

export interface AnswerProps {
  readonly token: string;
  readonly page: Extract<SharedProposal, { state: 'open' }>;
  /** A tick is on its way: what would be accepted is not known yet. */
  readonly isWaiting: boolean;
  readonly onAnswer: (answer: Answer) => void;
  readonly onRefused: (error: unknown) => void;
}

/** Yes with a signature, or no with a reason. */
export function AnswerForm(props: AnswerProps) {
  const { token, page, isWaiting, onAnswer, onRefused } = props;
  const id = useId();
  const words = useWords();
  const [form, setForm] = useState<Signed>({ name: '', email: '', kind: 'typed', picture: null });
  const [agreed, setAgreed] = useState(false);
  const { name, email, kind, picture } = form;
  const isOpen = choiceProblem(page.proposal.sections, chosenKeys(page.proposal.sections)) !== null;
  const isReady = agreed && name.trim() !== '' && email.trim() !== '' && (kind === 'typed' || picture !== null);
  const accept = useAction<Signed, Answer>({
    run: (signed) =>
      api.acceptShared({
        params: { token },
        body: {
          ...{ seen: page.seen, ...signed, picture: signed.kind === 'drawn' ? signed.picture : null },
          ...{ consent: true, consent_version: '2026-11', consent_language: page.language },
        },
      }),
    invalidates: [],
    failure: 'inline',
    onSuccess: onAnswer,
    onFailure: onRefused,
  });
  const isOff = !isReady || isOpen || isWaiting || accept.busy;
  return (
    <section className="pi-answer" aria-labelledby={`${id}-head`}>
      <h2 id={`${id}-head`}>{words.answer}</h2>
      {isOpen && <p role="note">{words.chooseFirst}</p>}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isOff) accept.go(form);
        }}
      >
        <div className="pi-who">
          <TextField
            label={words.name}
            value={name}
            maxLength={120}
            autoComplete="name"
            onChange={(to) => setForm({ ...form, name: to })}
          />
          <TextField
            {...{ label: words.email, value: email, type: 'email', maxLength: 254, autoComplete: 'email' }}
            isWrong={accept.fields['email'] !== undefined}
            onChange={(to) => setForm({ ...form, email: to })}
          />
        </div>
        <HowSigned
          {...{ name, kind, picture }}
          onKind={(to) => setForm({ ...form, kind: to })}
          onPicture={(to) => setForm({ ...form, picture: to })}
        />
        <label className="pi-check">
          <input type="checkbox" checked={agreed} onChange={({ target }) => setAgreed(target.checked)} />
          {page.consent.text}
        </label>
        <div className="pi-answer-buttons">
          <button type="submit" className="bf-button bf-button-primary" disabled={isOff}>
            {accept.busy ? words.busy : words.accept}
          </button>
          <DeclineForm {...props} />
        </div>
      </form>
    </section>
  );
}
