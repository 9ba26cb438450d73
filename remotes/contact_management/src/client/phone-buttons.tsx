import type { Client } from '@butterfly/contracts/contact_management';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { personName } from '@butterfly/ui-kit/labels';

const CALL = 'twilio_communications.call';
const TEXT = 'twilio_communications.text';

/** Calls and texts in the product where the person may, otherwise with the phone at hand. */
export function PhoneButtons({ number, contact }: { number: string; contact: Client['contact'] }) {
  const { commands, ui } = usePlugin();
  const failed = () => ui.toast('error', 'This could not be opened. Please try again.');
  return (
    <>
      {commands.available(CALL) ? (
        <button
          type="button"
          className="bf-button"
          onClick={() => void commands.run(CALL, { number, name: personName(contact) }).catch(failed)}
        >
          Call
        </button>
      ) : (
        <a className="bf-button" href={`tel:${number}`}>
          Call
        </a>
      )}
      {contact.consent_sms !== 'opted_out' &&
        (commands.available(TEXT) ? (
          <button
            type="button"
            className="bf-button"
            onClick={() => void commands.run(TEXT, { number, contactId: contact.id }).catch(failed)}
          >
            Text
          </button>
        ) : (
          <a className="bf-button" href={`sms:${number}`}>
            Text
          </a>
        ))}
    </>
  );
}
