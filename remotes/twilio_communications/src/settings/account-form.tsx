import type { Settings, SettingsChange } from '@butterfly/contracts/twilio_communications';
import { errorMessage } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useMutation } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { api } from '../twilio.client';
import { SaveProblem } from './save-problem';
import { useSave, type FormProps } from './use-save';

type Field = 'account_sid' | 'api_key_sid' | 'voice_app_sid' | 'messaging_service_sid';
const FIELDS: readonly { readonly id: Field; readonly label: string; readonly hint: string }[] = [
  { id: 'account_sid', label: 'Account SID', hint: 'AC…' },
  { id: 'api_key_sid', label: 'API key SID', hint: 'SK…' },
  { id: 'voice_app_sid', label: 'TwiML app SID', hint: 'AP…' },
  { id: 'messaging_service_sid', label: 'Messaging service SID (optional)', hint: 'MG…' },
];

/** The Twilio account. Secrets go in and never come out again. */
export function AccountForm({ settings, onStored }: FormProps) {
  const [sids, setSids] = useState<Readonly<Record<Field, string>>>({
    account_sid: settings.account_sid,
    api_key_sid: settings.api_key_sid,
    voice_app_sid: settings.voice_app_sid,
    messaging_service_sid: settings.messaging_service_sid,
  });
  const [secret, setSecret] = useState('');
  const [token, setToken] = useState('');
  const [numbers, setNumbers] = useState(settings.numbers.join(', '));
  const saving = useSave({ settings, onStored }, 'Account saved');
  const change: SettingsChange = {
    ...sids,
    numbers: numbers.split(/[\s,;]+/).filter(Boolean),
    ...(secret && { api_key_secret: secret }),
    ...(token && { auth_token: token }),
  };
  return (
    <section aria-labelledby="tw-account">
      <h2 id="tw-account">Twilio account</h2>
      <form
        className="tw-form"
        onSubmit={(event) => {
          event.preventDefault();
          saving.save(change);
        }}
      >
        {FIELDS.map(({ id, label, hint }) => (
          <label key={id}>
            {label}
            <Input
              placeholder={hint}
              autoComplete="off"
              spellCheck={false}
              value={sids[id]}
              onChange={(event) => setSids({ ...sids, [id]: event.target.value.trim() })}
            />
          </label>
        ))}
        <label>
          API key secret
          <Input
            type="password"
            autoComplete="new-password"
            placeholder={settings.has_api_key_secret ? 'Kept. Type a new one to replace it' : ''}
            value={secret}
            onChange={(event) => setSecret(event.target.value)}
          />
        </label>
        <label>
          Auth token
          <Input
            type="password"
            autoComplete="new-password"
            placeholder={settings.has_auth_token ? 'Kept. Type a new one to replace it' : ''}
            value={token}
            onChange={(event) => setToken(event.target.value)}
          />
        </label>
        <label>
          Numbers, with their country
          <Input placeholder="+15185550123, +15185550124" value={numbers} onChange={(event) => setNumbers(event.target.value)} />
        </label>
        <Addresses settings={settings} />
        <SaveProblem saving={saving} />
        <div className="tw-form-actions">
          {settings.account_sid !== '' && <Forget onForgotten={(stored) => onStored(stored, true)} />}
          <Button type="primary" htmlType="submit" loading={saving.isSaving} disabled={saving.isConflict}>
            Save account
          </Button>
        </div>
      </form>
    </section>
  );
}

/** What is entered at Twilio, so that calls and texts come in. */
function Addresses({ settings }: { settings: Settings }) {
  return (
    <dl className="tw-addresses">
      <div>
        <dt>Voice URL of the TwiML app</dt>
        <dd>
          <code>{settings.webhooks.voice}</code>
        </dd>
      </div>
      <div>
        <dt>Messaging URL of the number or service</dt>
        <dd>
          <code>{settings.webhooks.sms}</code>
        </dd>
      </div>
    </dl>
  );
}

function Forget({ onForgotten }: { onForgotten: (stored: Settings) => void }) {
  const { ui } = usePlugin();
  const forget = useMutation({
    mutationFn: async () => (await api.forgetCredentials()).data,
    onSuccess: (stored) => {
      ui.toast('success', 'Credentials forgotten');
      onForgotten(stored);
    },
    onError: (error) => ui.toast('error', errorMessage(error)),
  });
  const ask = async () => {
    if (
      await ui.confirm({
        title: 'Forget the Twilio account?',
        text: 'Calls stop, and texts go to the test provider. Conversations and calls stay.',
        ok: 'Forget credentials',
      })
    )
      forget.mutate();
  };
  return (
    <Button danger type="text" loading={forget.isPending} onClick={() => void ask()}>
      Forget credentials
    </Button>
  );
}
