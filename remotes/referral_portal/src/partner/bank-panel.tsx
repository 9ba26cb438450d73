import type { BankDetails } from '@butterfly/contracts/referral_portal';
import { bankStates } from '@butterfly/contracts/referral_portal/labels';
import { useAction, useFeature } from '@butterfly/plugin-sdk/react';
import { DateText } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { api, keys } from '../referral_portal.client';

/** Where money goes: named by the partner, confirmed by somebody of the team, used a day later. */
export function BankPanel({ partnerId }: { readonly partnerId: number }) {
  const banks = useQuery({
    queryKey: keys.bank(partnerId),
    queryFn: async ({ signal }) => (await api.listBankDetails({ params: { id: String(partnerId) }, signal })).data,
  });
  return (
    <section className="bf-panel" aria-labelledby="bank">
      <h2 id="bank">Their account</h2>
      <p className="bf-soft">Call a number you know before you confirm: an account that changes is how money is stolen.</p>
      <Loaded query={banks} what="the accounts" kind="table">
        {(all) =>
          all.length === 0 ? (
            <p className="bf-soft">They have not named an account yet.</p>
          ) : (
            <ul className="referral_portal-list">
              {all.map((bank) => (
                <BankLine key={bank.id} bank={bank} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

function BankLine({ bank }: { readonly bank: BankDetails }) {
  const mayPay = useFeature('pay_partners');
  const params = { id: String(bank.partner_id), bankId: String(bank.id) };
  const judge = useAction<'confirmBankDetails' | 'rejectBankDetails', unknown>({
    run: (verb) => api[verb]({ params }),
    invalidates: [keys.partners],
  });
  return (
    <li className="referral_portal-line">
      <span className="referral_portal-who">
        {bank.holder}, {bank.country} •••• {bank.last4}
      </span>
      <span className="bf-soft">
        {bankStates[bank.state]}
        {bank.state === 'cooling' && bank.usable_from && (
          <>
            {' '}
            until <DateText value={bank.usable_from} as="moment" />
          </>
        )}
      </span>
      {bank.state === 'requested' && mayPay && (
        <span className="referral_portal-buttons bf-wraps">
          <Button size="small" type="primary" loading={judge.busy} onClick={() => judge.go('confirmBankDetails')}>
            It is right
          </Button>
          <Button size="small" onClick={() => judge.go('rejectBankDetails')}>
            Decline
          </Button>
        </span>
      )}
    </li>
  );
}
