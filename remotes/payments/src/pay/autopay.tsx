import type { PayPage } from '@butterfly/contracts/payments';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useAction } from '@butterfly/plugin-sdk/react';
import { DateText, Icon } from '@butterfly/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Checkbox } from 'antd';
import { useState } from 'react';
import { api, keys } from '../payments.client';
import { cardName } from './card-name';
import { useStart } from './use-start';

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
  const client = useQueryClient();
  const stop = useAction<undefined, { data: PayPage }>({
    run: () => api.stopOwnAutopay({ params: { token } }),
    invalidates: [],
    failure: 'inline',
    onSuccess: ({ data }) => client.setQueryData(keys.pay(token), data),
  });
  return (
    <section className="pay-autopay" aria-label="Paid by itself">
      <p>
        <Icon name="check" size={16} /> What is due later is paid by itself with {cardName(method)}. You agreed to it on{' '}
        <DateText value={method.consent_at} />.
      </p>
      <Button loading={stop.busy} onClick={() => stop.go(undefined)}>
        Pay by hand again
      </Button>
      {stop.error && <Alert type="error" showIcon title={errorMessage(stop.error)} />}
    </section>
  );
}

function SetUp({ token, page }: AutopayProps) {
  const [isOpen, setOpen] = useState(false);
  const [agreed, setAgreed] = useState(false);
  const start = useStart<undefined>(token, (_, key) => api.setUpAutopay({ params: { token }, body: { key, agreed: true } }));
  if (!isOpen)
    return (
      <section className="pay-autopay" aria-label="Paid by itself">
        <Button type="text" onClick={() => setOpen(true)}>
          Have what is due later paid by itself
        </Button>
      </section>
    );
  return (
    <section className="pay-autopay" aria-label="Paid by itself">
      <Checkbox checked={agreed} onChange={({ target }) => setAgreed(target.checked)}>
        {page.autopay_consent}
      </Checkbox>
      <Button disabled={!agreed} loading={start.busy} onClick={() => start.go(undefined)}>
        {page.pay_by === 'stripe' ? 'Give the card at Stripe' : 'Use the test card'}
      </Button>
      {start.error && <Alert type="error" showIcon title={errorMessage(start.error)} />}
    </section>
  );
}
