import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { api } from '../client_portal.client';
import type { Words } from '../words/words';
import { useDoing } from './use-doing';

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
  const { said, setSaid, isBusy, doing } = useDoing(words);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
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
