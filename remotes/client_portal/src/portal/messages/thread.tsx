import type { Language, Message } from '@butterfly/contracts/client_portal';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type FormEvent } from 'react';
import { api, keys } from '../../client_portal.client';
import type { MoreWords } from '../../words/more/more-words';
import { momentText } from '../format';
import type { ShownMore } from '../later';
import { useMessage } from './use-message';

const LOOK_MS = 30_000;
const LONGEST = 10_000;

/** The thread of the project, and what is written next. */
export function Thread({ token, portal, words, more }: ShownMore) {
  const found = useQuery({
    queryKey: keys.messages(token),
    queryFn: async ({ signal }) => (await api.listMessages({ params: { token }, signal })).data.results,
    refetchOnWindowFocus: 'always',
    refetchInterval: LOOK_MS,
  });
  const newest = found.data?.findLast(({ from }) => from === 'studio')?.id;
  useEffect(() => {
    if (newest === undefined) return;
    // Read marks are a courtesy: without a network they are made the next time.
    api.noteMessagesRead({ params: { token }, body: { id: newest } }).catch(() => undefined);
  }, [newest, token]);
  return (
    <>
      {found.error && !found.data && <p role="alert">{words.failed}</p>}
      {found.data?.length === 0 && <p className="bf-soft">{more.messageNone}</p>}
      <ol className="portal-thread" aria-live="polite">
        {found.data?.map((message) => (
          <Line key={message.id} message={message} language={portal.me.language} more={more} />
        ))}
      </ol>
      {portal.state === 'live' ? <MessageForm token={token} words={words} more={more} /> : <p>{words.closed(portal.business)}</p>}
    </>
  );
}

function Line({ message, language, more }: { readonly message: Message; readonly language: Language; readonly more: MoreWords }) {
  const { from, author, body, at, is_read } = message;
  const isMine = from === 'me';
  return (
    <li className="portal-said" data-from={from}>
      <strong>{isMine ? more.messageMe : author}</strong> <span className="bf-soft">{momentText(at, language)}</span>
      <p className="portal-welcome">{body}</p>
      {isMine && <span className="bf-soft">{is_read ? more.messageRead : more.messageNotRead}</span>}
    </li>
  );
}

function MessageForm(written: Pick<ShownMore, 'more' | 'token' | 'words'>) {
  const { more } = written;
  const { body, state, said, write, send } = useMessage(written);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const isTooLong = body.length > LONGEST;
  const statusOf = () => {
    if (isTooLong) return more.messageLong;
    return state === 'busy' ? more.messageSending : said;
  };
  return (
    <form className="portal-form" aria-label={more.messageLabel} onSubmit={submit}>
      <label>
        {more.messageLabel}
        <textarea rows={4} value={body} readOnly={state === 'busy'} onChange={({ target }) => write(target.value)} />
      </label>
      <p className="portal-buttons">
        <button type="submit" className="portal-main" disabled={state === 'busy' || body.trim() === '' || isTooLong}>
          {more.messageSend}
        </button>
      </p>
      <p role="status">{statusOf()}</p>
    </form>
  );
}
