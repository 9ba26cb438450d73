import { SECTIONS, type ProofMode, type Settings, type SettingsPatch } from '@butterfly/contracts/client_portal';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useAction } from '@butterfly/plugin-sdk/react';
import { DateText } from '@butterfly/ui-kit';
import { describedBy, Field } from '@butterfly/ui-kit/record';
import { Alert, Button, Checkbox, Input, InputNumber, Radio } from 'antd';
import { useState } from 'react';
import { api, keys } from '../client_portal.client';
import { PROOF_WORDS, SECTION_WORDS } from './words';

const PROOFS = Object.keys(PROOF_WORDS) as ProofMode[];

/** What is shown, what is asked for, and how long. Saved as one. */
export function ShowsPanel({ settings, etag }: { readonly settings: Settings; readonly etag: string | null }) {
  const [shows, setShows] = useState(settings.shows);
  const [asks, setAsks] = useState(settings.asks);
  const [welcome, setWelcome] = useState(settings.welcome);
  const [days, setDays] = useState<number | null>(settings.open_days_after);
  const save = useAction<SettingsPatch, unknown>({
    run: (body) => api.updateSettings({ params: { projectId: String(settings.project_id) }, body, ifMatch: etag ?? '*' }),
    invalidates: [keys.portals],
    failure: 'inline',
    successMessage: () => 'It is so from now on',
  });
  return (
    <section className="portal-panel" aria-label="What they see">
      <h2>What they see</h2>
      <div className="portal-checks">
        {SECTIONS.map((section) => (
          <Checkbox key={section} checked={shows[section]} onChange={({ target }) => setShows({ ...shows, [section]: target.checked })}>
            {SECTION_WORDS[section]}
          </Checkbox>
        ))}
      </div>
      <p className="bf-soft">Only what was sent appears, never a draft.</p>
      <Field id="portal-welcome" label="Words to begin with" errors={save.fields['welcome']}>
        <Input.TextArea
          {...describedBy('portal-welcome', save.fields['welcome'])}
          rows={3}
          maxLength={2_000}
          value={welcome}
          onChange={({ target }) => setWelcome(target.value)}
        />
      </Field>
      <fieldset className="portal-checks">
        <legend>What opens it</legend>
        <Radio.Group
          value={asks}
          onChange={({ target }) => setAsks(target.value as ProofMode)}
          options={PROOFS.map((value) => ({ value, label: PROOF_WORDS[value] }))}
        />
      </fieldset>
      <Field id="portal-days" label="Open so many days after the event" errors={save.fields['open_days_after']}>
        <InputNumber id="portal-days" min={0} max={3_650} precision={0} value={days} onChange={setDays} />
      </Field>
      {settings.closes_on && (
        <p className="bf-soft">
          It closes after <DateText value={settings.closes_on} />. What was agreed can still be read then.
        </p>
      )}
      {save.error && <Alert type="error" showIcon title={errorMessage(save.error)} />}
      <Button
        type="primary"
        disabled={days === null}
        loading={save.busy}
        onClick={() => save.go({ shows, asks, welcome, open_days_after: days ?? 0 })}
      >
        Save
      </Button>
    </section>
  );
}
