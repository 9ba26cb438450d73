import type { Settings } from '@butterfly/contracts/twilio_communications';

/** The rules as they are, for whoever may not change them. */
export function RulesShown({
  settings: { numbers, record_calls, transcribe_calls, allowed_countries, quiet_hours, quiet_start, quiet_end, voicemail },
}: {
  settings: Settings;
}) {
  const rules = [
    { what: 'Numbers', how: numbers.join(', ') || 'None yet' },
    { what: 'Calls are recorded', how: record_calls ? 'Yes' : 'No' },
    { what: 'A message is taken when nobody answers', how: record_calls && voicemail ? 'Yes' : 'No' },
    { what: 'What is said is written down', how: transcribe_calls ? 'Yes' : 'No' },
    { what: 'Countries that may be called and texted', how: allowed_countries.join(', ') },
    { what: 'Quiet hours for texts', how: quiet_hours ? `${quiet_start} until ${quiet_end}` : 'None' },
  ];
  return (
    <section aria-labelledby="tw-rules">
      <h2 id="tw-rules">For everybody</h2>
      <p className="bf-soft">An administrator of your business sets up the account and these rules.</p>
      <dl className="tw-addresses">
        {rules.map(({ what, how }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
