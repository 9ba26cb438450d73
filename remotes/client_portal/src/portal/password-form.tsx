import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { api } from '../client_portal.client';
import type { Words } from '../words/words';
import { useDoing } from './use-doing';

/** The password that the person has chosen, or the way to another one. */
export function PasswordForm({ token, words }: { readonly token: string; readonly words: Words }) {
  const client = useQueryClient();
  const [password, setPassword] = useState('');
  const { said, setSaid, isBusy, doing } = useDoing(words);
  const enter = (event: FormEvent) => {
    event.preventDefault();
    void doing(async () => {
      await api.enterPassword({ params: { token }, body: { password } });
      await client.invalidateQueries({ queryKey: ['client-portal', token] });
    });
  };
  const forgot = () =>
    doing(async () => {
      await api.forgotPassword({ params: { token } });
      setSaid(words.passwordMailed);
    });
  return (
    <form className="portal-form" onSubmit={enter}>
      <h1 tabIndex={-1} data-page-heading="">
        {words.passwordTitle}
      </h1>
      <label>
        {words.passwordLabel}
        <input
          type="password"
          autoComplete="current-password"
          maxLength={200}
          required
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </label>
      <p role="status">{said}</p>
      <p className="portal-buttons">
        <button type="submit" className="portal-main" disabled={isBusy}>
          {words.passwordEnter}
        </button>
        <button type="button" className="portal-plain" disabled={isBusy} onClick={() => void forgot()}>
          {words.passwordForgot}
        </button>
      </p>
    </form>
  );
}
