import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { api, keys } from '../client_portal.client';
import type { Words } from '../words/words';
import { useDoing } from './use-doing';

/** Asks for something, in a sentence. */
export function WishForm({ token, words }: { readonly token: string; readonly words: Words }) {
  const client = useQueryClient();
  const [title, setTitle] = useState('');
  const [body, setBody] = useState('');
  const { said, setSaid, isBusy, doing } = useDoing(words);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void doing(async () => {
      await api.sendWish({ params: { token }, body: { title, body } });
      setTitle('');
      setBody('');
      setSaid(words.wishSent);
      await client.invalidateQueries({ queryKey: keys.wishes(token) });
    });
  };
  return (
    <form className="portal-form" aria-label={words.wishNew} onSubmit={send}>
      <label>
        {words.wishTitle}
        <input maxLength={160} required value={title} onChange={({ target }) => setTitle(target.value)} />
      </label>
      <label>
        {words.wishBody}
        <textarea rows={3} maxLength={10_000} value={body} onChange={({ target }) => setBody(target.value)} />
      </label>
      <p className="portal-buttons">
        <button type="submit" className="portal-main" disabled={isBusy || title.trim() === ''}>
          {words.wishSend}
        </button>
      </p>
      <p role="status">{said}</p>
    </form>
  );
}
