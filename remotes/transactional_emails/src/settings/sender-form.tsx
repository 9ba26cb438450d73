import { LANGUAGES, type Settings } from '@butterfly/contracts/transactional_emails';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { ChoiceField, RecordForm, TextField } from '@butterfly/record-kit/form';
import { useQueryClient } from '@tanstack/react-query';
import { api, keys } from '../mails.client';

const languages = Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }));

/** For administrators a form, for others what holds. */
export function SenderForm({ saved }: { saved: { readonly data: Settings; readonly etag: string | null } }) {
  const { ui, tenant } = usePlugin();
  const cache = useQueryClient();
  const { from_name, reply_to, language, can_edit, from_address } = saved.data;
  if (!can_edit)
    return (
      <p>
        {from_name || tenant.name} <span className="bf-soft">{from_address}</span>
        <br />
        {reply_to ? `Answers go to ${reply_to}. ` : ''}Clients read {LANGUAGES[language]} unless they have a language of their own.
      </p>
    );
  return (
    <RecordForm
      name="mail-settings"
      initial={{ from_name, reply_to, language }}
      submitLabel="Save"
      failureTitle="The sender was not saved"
      submit={(body) => api.saveSettings({ body, ifMatch: saved.etag ?? '*' })}
      onSaved={() => {
        ui.toast('success', 'Mail leaves in this name from now on');
        void cache.invalidateQueries({ queryKey: keys.settings });
      }}
    >
      <TextField name="from_name" label="Name" hint={`Empty: ${tenant.name}. The address is ${from_address}.`} maxLength={80} />
      <TextField name="reply_to" label="Answers go to" type="email" hint="Empty: to the address it comes from" maxLength={254} />
      <ChoiceField name="language" label="Language" options={languages} hint="Of clients who have none of their own" />
    </RecordForm>
  );
}
