import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { api, keys } from '../client_portal.client';
import { dayText } from './format';
import { useDoing } from './use-doing';
import { WishPrice, type WishProps } from './wish-price';

/** One wish with what was said about it, and its price where one waits for a yes. */
export function WishView(shown: WishProps) {
  const { wish, portal, words } = shown;
  const { language } = portal.me;
  return (
    <section className="portal-wish" aria-label={wish.title}>
      <h2>{wish.title}</h2>
      <p className="bf-soft">{`${wish.number} · ${words.wishState[wish.state]}`}</p>
      {wish.body && <p className="portal-welcome">{wish.body}</p>}
      <ul>
        {wish.messages.map(({ from, author, body, at }) => (
          <li key={`${at}-${from}`} className="portal-said" data-from={from}>
            <strong>{author}</strong> <span className="bf-soft">{dayText(at.slice(0, 10), language)}</span>
            <p className="portal-welcome">{body}</p>
          </li>
        ))}
      </ul>
      {wish.locked_from && <p className="bf-soft">{words.wishLocked(dayText(wish.locked_from, language))}</p>}
      {wish.quote && <WishPrice {...shown} quote={wish.quote} />}
      {wish.may.answer && portal.state === 'live' && <AnswerForm {...shown} />}
    </section>
  );
}

function AnswerForm({ wish: { id, title }, token, words }: WishProps) {
  const client = useQueryClient();
  const [body, setBody] = useState('');
  const { said, isBusy, doing } = useDoing(words);
  const answer = async (): Promise<void> => {
    await api.answerWish({ params: { token, wishId: String(id) }, body: { body } });
    setBody('');
    await client.invalidateQueries({ queryKey: keys.wishes(token) });
  };
  return (
    <form
      className="portal-form"
      aria-label={`${words.wishAnswer}: ${title}`}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void doing(answer);
      }}
    >
      <label>
        {words.wishAnswer}
        <textarea rows={2} maxLength={10_000} value={body} onChange={({ target }) => setBody(target.value)} />
      </label>
      <p className="portal-buttons">
        <button type="submit" className="portal-plain" disabled={isBusy || body.trim() === ''}>
          {words.wishAnswerSend}
        </button>
      </p>
      <p role="status">{said}</p>
    </form>
  );
}
