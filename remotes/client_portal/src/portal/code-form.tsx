import { isApiError } from '@butterfly/plugin-sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { api } from '../client_portal.client';
import type { Words } from '../words/words';

interface CodeFormProps {
  readonly token: string;
  readonly words: Words;
  /** What goes on once the code was right; without it the portal is loaded again. */
  readonly onProven?: () => Promise<void>;
}

/** Six digits from the mailbox of the person. */
export function CodeForm({ token, words, onProven }: CodeFormProps) {
  const client = useQueryClient();
  const [code, setCode] = useState('');
  const [isSent, setSent] = useState(false);
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const doing = async (work: () => Promise<void>) => {
    setBusy(true);
    setSaid('');
    await work().catch((error: unknown) => setSaid(problemOf(error, words)));
    setBusy(false);
  };
  const send = () =>
    doing(async () => {
      await api.requestCode({ params: { token } });
      setSent(true);
      setSaid(words.codeSent);
    });
  const enter = (event: FormEvent) => {
    event.preventDefault();
    void doing(async () => {
      await api.verifyCode({ params: { token }, body: { code } });
      await client.invalidateQueries({ queryKey: ['client-portal', token] });
      await onProven?.();
    });
  };
  return (
    <form className="portal-form" onSubmit={enter}>
      <h1 ref={heading} tabIndex={-1} data-page-heading="">
        {words.codeTitle}
      </h1>
      <p>{words.codeText}</p>
      {isSent && (
        <label>
          {words.codeLabel}
          <input
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9]{6}"
            maxLength={6}
            required
            value={code}
            onChange={({ target }) => setCode(target.value.replace(/\D/g, ''))}
          />
        </label>
      )}
      <p role="status">{said}</p>
      <p className="portal-buttons">
        {isSent && (
          <button type="submit" className="portal-main" disabled={isBusy || code.length !== 6}>
            {words.codeEnter}
          </button>
        )}
        <button type="button" className={isSent ? 'portal-plain' : 'portal-main'} disabled={isBusy} onClick={() => void send()}>
          {isSent ? words.codeAgain : words.codeSend}
        </button>
      </p>
    </form>
  );
}

/** In the language of the person, as far as it is known what went wrong. */
export function problemOf(error: unknown, words: Words): string {
  if (!isApiError(error)) return words.failed;
  if (error.status === 429) return words.tooMany;
  if (error.code === 'client_portal.wrong_code') return words.codeWrong;
  if (error.code === 'client_portal.wrong_password') return words.passwordWrong;
  if (error.code === 'client_portal.step_waits') return words.waitsText;
  if (error.code === 'client_portal.nothing_to_open') return words.nothingToOpen;
  return error.status === 404 ? words.goneText : words.failed;
}
