import type { SentClient, SentIn } from '@butterfly/contracts/referral_portal';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { DateField, FormField, RecordForm, TextField, type FieldErrors } from '@butterfly/record-kit/form';
import { Money } from '@butterfly/ui-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ReferralTag } from '../parts/status-tags';
import { api, keys } from '../referral_portal.client';
import { OwnPage, retryUnlessRefused, Sheet } from './portal-sheet';

const WORDS = {
  submitted: 'With the studio',
  accepted: 'Counted',
  converted: 'Booked',
  paid: 'Paid out',
  lost: 'Not booked',
  rejected: 'Not counted',
} as const;
const blank = { name: '', email: '', phone: '', event_date: null as string | null, note: '', agreed: false };
type Typed = typeof blank;

/** Whom a partner has sent, by first name and month, and the way to send somebody. */
export function Page() {
  const { username = '' } = useParams();
  const found = useQuery({
    queryKey: [...keys.own(username), 'referrals'],
    queryFn: async ({ signal }) => {
      const summary = (await api.getOwnSummary({ params: { username }, signal })).data;
      return { summary, sent: (await api.listOwnReferrals({ params: { username }, signal })).data };
    },
    retry: retryUnlessRefused,
  });
  return (
    <OwnPage query={found}>
      {({ summary, sent }) => (
        <Sheet brand={summary.brand}>
          <p className="referral_portal-business">{summary.business}</p>
          <h1>Your referrals</h1>
          {summary.is_active && summary.agreement.signed_at !== null && <SendIn username={username} />}
          {summary.is_active && summary.agreement.signed_at === null && (
            <p>Please accept the agreement on your first page, then you can send somebody in.</p>
          )}
          <h2>Whom you have sent</h2>
          {sent.length === 0 ? (
            <p className="bf-soft">Nobody yet.</p>
          ) : (
            <ul className="referral_portal-list">
              {sent.map((client, at) => (
                // There is nothing that tells them apart but their place.
                <SentLine key={at} client={client} currency={summary.currency} locale={summary.locale} />
              ))}
            </ul>
          )}
        </Sheet>
      )}
    </OwnPage>
  );
}

function SentLine({ client, currency, locale }: { readonly client: SentClient; readonly currency: string; readonly locale: string }) {
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${client.month}-01T00:00:00Z`),
  );
  return (
    <li className="referral_portal-line">
      <span className="referral_portal-who">
        {client.first_name} <span className="bf-soft">{month}</span>
      </span>
      <ReferralTag status={client.status} words={WORDS} />
      {client.earned_cents !== 0 && <Money minor={client.earned_cents} currency={currency} />}
      {client.rejection && <span className="bf-soft referral_portal-why">{client.rejection}</span>}
    </li>
  );
}

function SendIn({ username }: { readonly username: string }) {
  const { ui } = usePlugin();
  const cache = useQueryClient();
  const [round, setRound] = useState(0);
  return (
    <RecordForm<Typed, { data: SentClient }>
      key={round}
      name={`send-in:${username}`}
      initial={blank}
      check={({ agreed }): FieldErrors => (agreed ? {} : { agreed: ['Please ask them first'] })}
      submit={(typed) => api.sendReferral({ params: { username }, body: typed as SentIn })}
      onSaved={({ data }) => {
        ui.toast(data.rejection ? 'info' : 'success', data.rejection || `Thank you. We write to ${data.first_name}.`);
        setRound((before) => before + 1);
        void cache.invalidateQueries({ queryKey: keys.own(username) });
      }}
      submitLabel="Send them in"
      failureTitle="Nobody was sent in"
    >
      <TextField name="name" label="Their name" required maxLength={120} />
      <TextField name="email" label="Their e-mail" type="email" required maxLength={254} />
      <TextField name="phone" label="Their phone" type="tel" maxLength={40} />
      <DateField name="event_date" label="Day of the event" />
      <TextField name="note" label="What should we know?" rows={3} maxLength={2_000} />
      <FormField name="agreed" label="They know">
        <Agreed />
      </FormField>
    </RecordForm>
  );
}

function Agreed({ value = false, onChange, ...rest }: { readonly value?: boolean; readonly onChange?: (value: boolean) => void }) {
  return (
    <Checkbox {...rest} checked={value} onChange={({ target }) => onChange?.(target.checked)}>
      I have asked them, and they want to hear from you
    </Checkbox>
  );
}
