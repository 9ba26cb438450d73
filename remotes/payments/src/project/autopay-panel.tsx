import { nextTry, type AutopayTry, type ProjectMoney } from '@butterfly/contracts/payments';
import { useAction, useFeature } from '@butterfly/plugin-sdk/react';
import { DateText, StatusTag } from '@butterfly/ui-kit';
import { Button } from 'antd';
import { cardName } from '../pay/card-name';
import { api, keys } from '../payments.client';

/** The card that is charged by itself, and how that went. */
export function AutopayPanel({ money }: { readonly money: ProjectMoney }) {
  const mayStop = useFeature('record_payment');
  const stop = useAction<undefined, unknown>({
    run: () => api.stopAutopay({ params: { projectId: String(money.project_id) } }),
    invalidates: [keys.money],
    successMessage: () => 'The card is charged no more',
  });
  const { autopay, autopay_tries: tries } = money;
  if (!autopay && tries.length === 0) return null;
  return (
    <section className="pay-came" aria-label="Paid by itself">
      <div className="pay-section-head">
        <h2>Paid by itself</h2>
        {autopay && mayStop && (
          <Button loading={stop.busy} onClick={() => stop.go(undefined)}>
            End it
          </Button>
        )}
      </div>
      {autopay ? (
        <p>
          {cardName(autopay)}
          {autopay.provider === 'test' && <StatusTag tone="marigold">Test, nothing is charged</StatusTag>}{' '}
          <span className="bf-soft">
            The client agreed on <DateText value={autopay.consent_at} />: “{autopay.consent_text}”
          </span>
        </p>
      ) : (
        <p className="bf-soft">No card is charged any more.</p>
      )}
      {tries.length > 0 && (
        <ul>
          {tries.map((one) => (
            <Try key={one.id} one={one} money={money} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Try({ one, money: { parts, autopay_tries } }: { one: AutopayTry; money: ProjectMoney }) {
  const part = parts.find(({ id }) => id === one.installment_id);
  const days = autopay_tries.filter(({ installment_id }) => installment_id === one.installment_id).map(({ tried_on }) => tried_on);
  const again = one.status === 'failed' && one.nth === days.length ? nextTry([...days].reverse()) : null;
  return (
    <li className="pay-reminder">
      <DateText value={one.tried_on} />
      <span className="pay-came-words">
        <span>
          {part ? `${part.label}, ${part.number}` : 'A part'}
          <TryTag status={one.status} />
        </span>
        {one.status === 'failed' && (
          <span className="bf-soft">
            {one.error} {again === null ? '' : 'Tried again on '}
            {again !== null && <DateText value={again} />}
          </span>
        )}
      </span>
    </li>
  );
}

function TryTag({ status }: { status: AutopayTry['status'] }) {
  if (status === 'paid') return <StatusTag tone="eucalyptus">Paid</StatusTag>;
  return status === 'failed' ? <StatusTag tone="clay">Declined</StatusTag> : <StatusTag tone="iris">On its way</StatusTag>;
}
