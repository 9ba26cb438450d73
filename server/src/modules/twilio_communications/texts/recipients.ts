import type { LeftOutReason } from '@butterfly/contracts/twilio_communications';
import type { ContactsApi } from '../../tenant_crm/api';
import { isReachable } from '../voice/dial-rule';

type Contact = Awaited<ReturnType<ContactsApi['withIds']>>[number];

export interface Recipient {
  readonly contact_id: number;
  readonly name: string;
  readonly firstName: string;
  readonly phone_e164: string;
}

export interface LeftOut {
  readonly contact_id: number;
  readonly name: string;
  readonly reason: LeftOutReason;
}

interface Rules {
  readonly countries: readonly string[];
  readonly optStates: ReadonlyMap<string, 'unknown' | 'opted_in' | 'opted_out'>;
}

/** Who of these gets a text to many. Only who has agreed: a text to many is none that somebody waits for. */
export function recipientsOf(contacts: readonly Contact[], rules: Rules): { recipients: Recipient[]; left_out: LeftOut[] } {
  const [recipients, left_out, taken]: [Recipient[], LeftOut[], Set<string>] = [[], [], new Set()];
  for (const contact of contacts) {
    const { id: contact_id, first_name, phone_e164 } = contact;
    const name = `${first_name} ${contact.last_name}`.trim() || contact.email || 'No name';
    const reason = phone_e164 !== null && taken.has(phone_e164) ? 'same_number' : reasonOf(contact, rules);
    if (reason !== null || phone_e164 === null) left_out.push({ contact_id, name, reason: reason ?? 'no_number' });
    else {
      taken.add(phone_e164);
      recipients.push({ contact_id, name, firstName: first_name, phone_e164 });
    }
  }
  return { recipients, left_out };
}

/** Null: may be texted. */
function reasonOf({ phone_e164, consent_sms }: Contact, { countries, optStates }: Rules): LeftOutReason | null {
  if (phone_e164 === null) return 'no_number';
  const own = optStates.get(phone_e164);
  if (consent_sms === 'opted_out' || own === 'opted_out') return 'opted_out';
  if (consent_sms !== 'opt_in' && own !== 'opted_in') return 'not_agreed';
  return isReachable(phone_e164, countries) ? null : 'not_reachable';
}
