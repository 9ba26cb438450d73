import type { PayPage } from '@butterfly/contracts/payments';
import { useAction } from '@butterfly/plugin-sdk/react';
import { useFormats } from '@butterfly/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, keys } from '../payments.client';
import { cardName } from './card-name';
import { Problem } from './problem';
import { useStart } from './use-start';
import { useWords } from './words/words';

interface AutopayProps {
  readonly token: string;
  readonly page: PayPage;
}

/** A card that is charged on the day of each part: which one it is and how that ends; or how it begins, without paying now. */
export function Autopay({ token, page }: AutopayProps) {
  if (page.autopay) return <Active token={token} method={page.autopay} />;
  return page.can_autopay ? <SetUp token={token} page={page} /> : null;
}

function Active({ token, method }: { token: string; method: NonNullable<PayPage['autopay']> }) {
  const words = useWords();
  const { day } = useFormats();
  const client = useQueryClient();
  const stop = useAction<undefined, { data: PayPage }>({
    run: () => api.stopOwnAutopay({ params: { token } }),
    invalidates: [],
    failure: 'inline',
    onSuccess: ({ data }) => client.setQueryData(keys.pay(token), data),
  });
  return (
    <section className="pay-autopay" aria-label={words.byItself}>
      <p>
        <span aria-hidden="true">✓</span> {words.active(cardName(method, words.card), day(method.consent_at))}
      </p>
      <button type="button" className="bf-button" disabled={stop.busy} onClick={() => stop.go(undefined)}>
        {words.byHand}
      </button>
      <Problem error={stop.error} />
    </section>
  );
}

function SetUp({ token, page }: AutopayProps) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const [agreed, setAgreed] = useState(false);
  const start = useStart<undefined>(token, (_, key) =>
    api.setUpAutopay({ params: { token }, body: { key, agreed: true, consent_language: page.language } }),
  );
  if (!isOpen)
    return (
      <section className="pay-autopay" aria-label={words.byItself}>
        <button type="button" className="bf-button bf-button-quiet" onClick={() => setOpen(true)}>
          {words.setUp}
        </button>
      </section>
    );
  return (
    <section className="pay-autopay" aria-label={words.byItself}>
      <label className="pay-check">
        <input type="checkbox" checked={agreed} onChange={({ target }) => setAgreed(target.checked)} />
        <span>{page.autopay_consent}</span>
      </label>
      <button type="button" className="bf-button" disabled={!agreed || start.busy} onClick={() => start.go(undefined)}>
        {page.pay_by === 'stripe' ? words.giveCard : words.testCard}
      </button>
      <Problem error={start.error} />
    </section>
  );
}
