import type { Settings } from '@butterfly/contracts/transactional_emails';
import { StatusTag } from '@butterfly/ui-kit';

/** How mail leaves this installation. */
export function Provider({ settings: { leaves_by, is_signed, webhook } }: { settings: Settings }) {
  return (
    <section aria-label="How mail leaves">
      <h2>How mail leaves</h2>
      {leaves_by === 'smtp' ? (
        <p>
          <StatusTag tone="eucalyptus">By the mail server</StatusTag> {is_signed ? 'Signed here (DKIM).' : 'Not signed here.'}
        </p>
      ) : (
        <p>
          <StatusTag tone="marigold">Nowhere</StatusTag> No mail server is set up, so every mail stays in the outbox below and looks as it
          would have arrived.
        </p>
      )}
      {webhook && (
        <details>
          <summary>Bounces and complaints</summary>
          <p className="bf-soft">A provider tells of them here, signed with this key:</p>
          <code className="mail-code">{webhook.path}</code>
          <code className="mail-code">{webhook.key}</code>
        </details>
      )}
    </section>
  );
}
