import { findLinkDraft, forgetLinkDrafts, keepLinkDraft } from '@butterfly/plugin-sdk/link-drafts';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { api, keys } from '../client_portal.client';
import type { Words } from '../words/words';
import { useDoing } from './use-doing';

const NAME = 'wish';

interface Unsent {
  readonly title: string;
  readonly body: string;
}

/** What was written here on this device and is not known to have arrived. */
function readUnsent(token: string): Unsent {
  const { title, body } = (findLinkDraft(token, NAME) ?? {}) as { readonly title?: unknown; readonly body?: unknown };
  return { title: typeof title === 'string' ? title : '', body: typeof body === 'string' ? body : '' };
}

/** Asks for something, in a sentence. What was written outlives the page until it has arrived. */
export function WishForm({ token, words }: { readonly token: string; readonly words: Words }) {
  const client = useQueryClient();
  const [unsent, setUnsent] = useState(() => readUnsent(token));
  const { title, body } = unsent;
  const { said, setSaid, isBusy, doing } = useDoing(words);
  const write = (next: Unsent) => {
    setUnsent(next);
    if (next.title === '' && next.body === '') forgetLinkDrafts(token, NAME);
    else keepLinkDraft(token, { name: NAME, draft: { ...next } });
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    void doing(async () => {
      await api.sendWish({ params: { token }, body: { title, body } });
      write({ title: '', body: '' });
      setSaid(words.wishSent);
      await client.invalidateQueries({ queryKey: keys.wishes(token) });
    });
  };
  return (
    <form className="portal-form" aria-label={words.wishNew} onSubmit={send}>
      <label>
        {words.wishTitle}
        <input maxLength={160} required value={title} onChange={({ target }) => write({ title: target.value, body })} />
      </label>
      <label>
        {words.wishBody}
        <textarea rows={3} maxLength={10_000} value={body} onChange={({ target }) => write({ title, body: target.value })} />
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
