import type { NewQuote, Request } from '@butterfly/contracts/client_requests';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useAction, useFeature } from '@butterfly/plugin-sdk/react';
import { Skeleton } from '@butterfly/ui-kit';
import { Field } from '@butterfly/ui-kit/record';
import { Alert, Button, Input } from 'antd';
import { useState } from 'react';
import { api, keys } from '../client_requests.client';
import { Applying, Approving, Applied } from './price-steps';
import { ImpactFigures } from './impact-figures';
import { useWish } from './use-wish';
import { WishItems } from './wish-items';

/** From the client's sentence to a price, from the price to a version that is ready to be signed: all of it in one place. */
export function PricePanel({ request }: { readonly request: Request }) {
  const { status, quote, title } = request;
  const isSettled = status === 'approved' || status === 'applied';
  const isAsked = status === 'waiting_client' && quote !== null;
  const [isChanging, setChanging] = useState(false);
  return (
    <section className="bf-panel cr-price" aria-label="What it comes to">
      <h2>What it comes to</h2>
      <blockquote className="cr-quote">{title}</blockquote>
      {quote && (isSettled || (isAsked && !isChanging)) ? (
        <>
          <ul className="cr-told">
            {quote.lines.map(({ name, before, after }) => (
              <li key={name}>
                {name} <span className="bf-figures">{before}</span> <span aria-label="becomes">→</span>{' '}
                <strong className="bf-figures">{after}</strong>
              </li>
            ))}
            {quote.wanted_date !== null && <li>The event moves to {quote.wanted_date}</li>}
          </ul>
          <ImpactFigures impact={quote} />
          {isAsked && <Approving request={request} onChange={() => setChanging(true)} />}
          {status === 'approved' && <Applying request={request} />}
          {status === 'applied' && <Applied request={request} />}
        </>
      ) : (
        <Pricing request={request} onSent={() => setChanging(false)} />
      )}
    </section>
  );
}

function Pricing({ request, onSent }: { readonly request: Request; readonly onSent: () => void }) {
  const { answer, items, setItems } = useWish(request, true);
  const [date, setDate] = useState(request.wanted_date);
  const movesDay = request.type === 'date_change';
  if (answer.isPending) return <Skeleton kind="table" label="Reading the proposal…" />;
  if (answer.isError) return <Alert type="info" showIcon title="There is no price to show" description={errorMessage(answer.error)} />;
  const { proposal, lines, impact } = answer.data;
  const isKnown = proposal !== null;
  return (
    <>
      {!isKnown && <p className="bf-soft">This project has no proposal yet, so that nothing in it can be priced.</p>}
      {isKnown && items.length === 0 && (
        <p className="bf-soft">The words name no line of {proposal.number}. Choose what they mean, and the price stands here.</p>
      )}
      {isKnown && <WishItems items={items} lines={lines} onItems={setItems} />}
      {movesDay && (
        <Field id="cr-date" label="Wanted day" hint={request.event_date ? `Now ${request.event_date}` : 'The event has no day yet'}>
          <Input id="cr-date" type="date" value={date ?? ''} onChange={({ target }) => setDate(target.value || null)} />
        </Field>
      )}
      {impact && (
        <div aria-live="polite" aria-busy={answer.isFetching}>
          <ImpactFigures impact={impact} />
        </div>
      )}
      {(impact !== null || (movesDay && date !== null)) && (
        <SendPrice request={request} items={[...items]} wanted_date={movesDay ? date : null} onSent={onSent} />
      )}
    </>
  );
}

function SendPrice({
  request: { id, asked_by, is_locked, late_allowed_at },
  items,
  wanted_date,
  onSent,
}: Pick<NewQuote, 'items' | 'wanted_date'> & { readonly request: Request; readonly onSent: () => void }) {
  const maySend = useFeature('send_client_messages');
  const [note, setNote] = useState('');
  const send = useAction<NewQuote, unknown>({
    run: (body) => api.quoteRequest({ params: { id: String(id) }, body }),
    invalidates: [keys.requests],
    failure: 'inline',
    successMessage: () => 'The client knows the price',
    onSuccess: onSent,
  });
  const isClosed = is_locked && late_allowed_at === null;
  if (!maySend) return <p className="bf-soft">Somebody who may write to clients has to send this price.</p>;
  return (
    <div className="cr-step bf-wraps">
      <Field id="cr-note" label="A word with it" hint="Stands in the mail and in the thread" errors={send.fields['note']}>
        <Input id="cr-note" maxLength={2_000} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
      {send.error && <Alert type="error" showIcon title={errorMessage(send.error)} />}
      <Button type="primary" loading={send.busy} disabled={isClosed} onClick={() => send.go({ items, wanted_date, note })}>
        Send this price to {asked_by || 'the client'}
      </Button>
      {isClosed && <p className="bf-soft">Changes are closed. Let this one come first, above.</p>}
    </div>
  );
}
