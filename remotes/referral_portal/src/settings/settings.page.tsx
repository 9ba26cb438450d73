import type { PartnerSettings } from '@butterfly/contracts/referral_portal';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { RecordForm, TextField } from '@butterfly/record-kit/form';
import { PageHeader } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PartnerNav } from '../parts/partner-nav';
import { api, keys } from '../referral_portal.client';

/** What partners agree to, where their links lead, and from where they are paid. */
export function Page() {
  const found = useQuery({ queryKey: keys.settings, queryFn: async ({ signal }) => api.getSettings({ signal }) });
  return (
    <div className="bf-page bf-page-narrow">
      <PageHeader title="Partner settings" meta={<PartnerNav />} />
      <Loaded query={found} what="the settings" kind="form">
        {({ data, etag }) => <SettingsForm key={data.version} settings={data} etag={etag ?? '*'} />}
      </Loaded>
    </div>
  );
}

function SettingsForm({ settings, etag }: { readonly settings: PartnerSettings; readonly etag: string }) {
  const { ui } = usePlugin();
  const cache = useQueryClient();
  const { agreement, landing_path, debtor_name, debtor_last4 } = settings;
  return (
    <RecordForm
      name="partner-settings"
      initial={{ agreement, landing_path, debtor_name, debtor_iban: '' }}
      submit={({ debtor_iban, ...body }) => api.updateSettings({ body: { ...body, ...(debtor_iban && { debtor_iban }) }, ifMatch: etag })}
      onSaved={() => {
        ui.toast('success', 'The settings are saved');
        void cache.invalidateQueries({ queryKey: keys.settings });
      }}
      submitLabel="Save"
      failureTitle="The settings were not saved"
    >
      <TextField
        name="agreement"
        label="What partners agree to"
        hint="Who has accepted keeps the text of that day"
        required
        rows={8}
        maxLength={10_000}
      />
      <TextField
        name="landing_path"
        label="Where their links lead"
        hint="/public/wedding, /public/event, or a page of your meetings: /schedule/…"
        required
        maxLength={200}
      />
      <TextField name="debtor_name" label="SEPA: name of your account" maxLength={70} />
      <TextField
        name="debtor_iban"
        label="SEPA: IBAN of your account"
        hint={debtor_last4 ? `Now •••• ${debtor_last4}; empty keeps it` : 'For payouts in euros'}
        maxLength={42}
      />
    </RecordForm>
  );
}
