import type { BankInput, OwnBank, OwnBankDetails } from '@butterfly/contracts/referral_portal';
import { useAction } from '@butterfly/plugin-sdk/react';
import { DateText } from '@butterfly/ui-kit';
import { describedBy, Field } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { api, keys } from '../referral_portal.client';
import { OwnPage, retryUnlessRefused, Sheet } from './portal-sheet';

/** The account a partner is paid to: only the last four of it are ever shown. */
export function Page() {
  const { username = '' } = useParams();
  const found = useQuery({
    queryKey: [...keys.own(username), 'bank'],
    queryFn: async ({ signal }) => {
      const summary = (await api.getOwnSummary({ params: { username }, signal })).data;
      return { summary, bank: (await api.getOwnBankDetails({ params: { username }, signal })).data };
    },
    retry: retryUnlessRefused,
  });
  return (
    <OwnPage query={found}>
      {({ summary, bank }) => (
        <Sheet brand={summary.brand}>
          <p className="referral_portal-business">{summary.business}</p>
          <h1>Your account</h1>
          <Now bank={bank} />
          <NameAccount username={username} hasOne={bank.current !== null || bank.coming !== null} />
        </Sheet>
      )}
    </OwnPage>
  );
}

const numberOf = ({ country, last4 }: OwnBank) => `${country} •••• ${last4}`;

function Now({ bank: { current, coming } }: { readonly bank: OwnBankDetails }) {
  return (
    <div role="status">
      <p>{current ? `Money goes to ${numberOf(current)}.` : 'There is no account yet that money could go to.'}</p>
      {coming && (
        <p>
          {numberOf(coming)} was named{' '}
          {coming.state === 'cooling' && coming.usable_from ? (
            <>
              and is used from <DateText value={coming.usable_from} as="moment" />.
            </>
          ) : (
            'and waits for the studio to confirm it.'
          )}
        </p>
      )}
    </div>
  );
}

const blank: BankInput = { holder: '', country: '', account: '', password: '' };

/** What is typed here is kept nowhere in the browser. */
function NameAccount({ username, hasOne }: { readonly username: string; readonly hasOne: boolean }) {
  const [typed, setTyped] = useState(blank);
  const save = useAction<undefined, unknown>({
    run: () => api.setOwnBankDetails({ params: { username }, body: typed }),
    invalidates: [keys.own(username)],
    successMessage: () => 'Thank you. We look at it, and use it tomorrow at the earliest',
    onSuccess: () => setTyped(blank),
  });
  const field = (name: keyof BankInput) => ({
    ...describedBy(`bank-${name}`, save.fields[name]),
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });
  return (
    <section aria-labelledby="name-account">
      <h2 id="name-account">{hasOne ? 'Name another account' : 'Name your account'}</h2>
      <p className="bf-soft">It is used a day later at the earliest, and you get an e-mail: so nobody changes it behind your back.</p>
      <form
        className="referral_portal-step"
        noValidate
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          save.go(undefined);
        }}
      >
        <Field id="bank-holder" label="Holder" errors={save.fields['holder']}>
          <Input {...field('holder')} maxLength={70} />
        </Field>
        <Field id="bank-country" label="Country" hint="Two letters: US, NL, DE" errors={save.fields['country']}>
          <Input {...field('country')} maxLength={2} />
        </Field>
        <Field id="bank-account" label="IBAN, or routing and account number" errors={save.fields['account']}>
          <Input {...field('account')} maxLength={42} />
        </Field>
        <Field id="bank-password" label="Your password" hint="Asked again, to be sure it is you" errors={save.fields['password']}>
          <Input.Password {...field('password')} autoComplete="current-password" />
        </Field>
        <Button
          type="primary"
          size="large"
          htmlType="submit"
          loading={save.busy}
          disabled={Object.values(typed).some((text) => text.trim() === '')}
        >
          Save the account
        </Button>
      </form>
    </section>
  );
}
