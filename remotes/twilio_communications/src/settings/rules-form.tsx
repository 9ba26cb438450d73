import { Button, Input, Switch } from 'antd';
import { useState } from 'react';
import { SaveProblem } from './save-problem';
import { useSave, type FormProps } from './use-save';

/** What may be called, and what is kept of calls. */
export function RulesForm({ settings, onStored }: FormProps) {
  const [record, setRecord] = useState(settings.record_calls);
  const [transcribe, setTranscribe] = useState(settings.transcribe_calls);
  const [announcement, setAnnouncement] = useState(settings.consent_announcement);
  const [countries, setCountries] = useState(settings.allowed_countries.join(', '));
  const [voicemail, setVoicemail] = useState({ voicemail: settings.voicemail, voicemail_greeting: settings.voicemail_greeting });
  const [quiet, setQuiet] = useState({
    quiet_hours: settings.quiet_hours,
    quiet_start: settings.quiet_start,
    quiet_end: settings.quiet_end,
  });
  const saving = useSave({ settings, onStored }, 'Rules saved');
  const change = {
    record_calls: record,
    transcribe_calls: transcribe,
    consent_announcement: announcement.trim(),
    allowed_countries: countries
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
    ...quiet,
    voicemail: voicemail.voicemail,
    voicemail_greeting: voicemail.voicemail_greeting.trim(),
  };
  return (
    <section aria-labelledby="tw-rules">
      <h2 id="tw-rules">Rules</h2>
      <form
        className="tw-form"
        onSubmit={(event) => {
          event.preventDefault();
          saving.save(change);
        }}
      >
        <div className="tw-switch">
          <Switch id="tw-record" checked={record} onChange={setRecord} />
          <label htmlFor="tw-record">Record calls</label>
        </div>
        <div className="tw-switch">
          <Switch id="tw-transcribe" checked={transcribe} onChange={setTranscribe} />
          <label htmlFor="tw-transcribe">Write down what is said</label>
        </div>
        {(record || transcribe) && (
          <label>
            Announcement before a recorded call
            <Input
              placeholder="This call is recorded."
              maxLength={300}
              value={announcement}
              onChange={(event) => setAnnouncement(event.target.value)}
            />
          </label>
        )}
        {record && (
          <div className="tw-switch">
            <Switch id="tw-voicemail" checked={voicemail.voicemail} onChange={(on) => setVoicemail({ ...voicemail, voicemail: on })} />
            <label htmlFor="tw-voicemail">Take a message when nobody answers</label>
          </div>
        )}
        {record && voicemail.voicemail && (
          <label>
            Greeting before the tone
            <Input
              placeholder="Nobody can take your call right now. Please leave a message after the tone."
              maxLength={300}
              value={voicemail.voicemail_greeting}
              onChange={({ target }) => setVoicemail({ ...voicemail, voicemail_greeting: target.value })}
            />
          </label>
        )}
        <label>
          Countries that may be called and texted
          <Input placeholder="US, CA" value={countries} onChange={(event) => setCountries(event.target.value)} />
        </label>
        <p className="bf-soft">Two letters each. Premium-rate numbers are never called.</p>
        <div className="tw-switch">
          <Switch id="tw-quiet" checked={quiet.quiet_hours} onChange={(on) => setQuiet({ ...quiet, quiet_hours: on })} />
          <label htmlFor="tw-quiet">Quiet hours for texts</label>
        </div>
        {quiet.quiet_hours && (
          <div className="tw-quiet-times">
            <label>
              From
              <Input
                type="time"
                required
                value={quiet.quiet_start}
                onChange={({ target }) => setQuiet({ ...quiet, quiet_start: target.value })}
              />
            </label>
            <label>
              Until
              <Input
                type="time"
                required
                value={quiet.quiet_end}
                onChange={({ target }) => setQuiet({ ...quiet, quiet_end: target.value })}
              />
            </label>
            <p className="bf-soft">
              Whoever writes then is asked first, and planned texts wait. The clocks of the country of the number count, or yours where that
              country has several.
            </p>
          </div>
        )}
        <SaveProblem saving={saving} />
        <div className="tw-form-actions">
          <Button type="primary" htmlType="submit" loading={saving.isSaving} disabled={saving.isConflict}>
            Save rules
          </Button>
        </div>
      </form>
    </section>
  );
}
