import type { LeftOutReason, ManyPreview } from '@butterfly/contracts/twilio_communications';
import { phoneText } from '@butterfly/ui-kit/phone-text';

const REASONS: Readonly<Record<LeftOutReason, string>> = {
  no_number: 'has no number',
  opted_out: 'has opted out',
  not_agreed: 'has not agreed to texts',
  not_reachable: 'has a number that is not texted',
  same_number: 'shares a number with somebody above',
};

/** Who gets the text, who does not and why, and what it costs. */
export function ManyReview({
  preview: { recipients, left_out, segments, sample },
  sendAt,
}: {
  preview: ManyPreview;
  sendAt: string | null;
}) {
  return (
    <div className="tw-many">
      {recipients.length === 0 ? (
        <p role="status">Nobody of these may be texted. Go back and choose others.</p>
      ) : (
        <p role="status">
          <strong>
            {recipients.length} {recipients.length === 1 ? 'person gets' : 'people get'} the text
          </strong>{' '}
          {sendAt ? `on ${sendAt.replace('T', ' at ')}` : 'now'}, {segments} {segments === 1 ? 'segment' : 'segments'} in all. Where it is
          quiet hours, it waits until they are over.
        </p>
      )}
      {sample !== '' && <blockquote className="tw-body">{sample}</blockquote>}
      {recipients.length > 0 && (
        <ul aria-label="Recipients">
          {recipients.map(({ contact_id, name, phone_e164 }) => (
            <li key={contact_id}>
              {name} <span className="bf-soft bf-figures">{phoneText(phone_e164)}</span>
            </li>
          ))}
        </ul>
      )}
      {left_out.length > 0 && (
        <details>
          <summary>{left_out.length} left out</summary>
          <ul aria-label="Left out">
            {left_out.map(({ contact_id, name, reason }) => (
              <li key={contact_id}>
                {name} <span className="bf-soft">{REASONS[reason]}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
