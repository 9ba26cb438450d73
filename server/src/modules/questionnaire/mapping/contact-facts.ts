import { answerText, type AnswerValue } from '@butterfly/contracts/questionnaire';
import type { Contact } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { ContactFacts, ContactsApi } from '../../tenant_crm/api';
import type { Change, Chosen } from './facts';

type ContactField = keyof ContactFacts;
const WORDS: Readonly<Record<ContactField, string>> = { phone_e164: 'Phone', address: 'Address', birthday: 'Birthday' };

interface Person {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}
interface Applied {
  readonly chosen: readonly Chosen[];
  readonly people: readonly Person[];
  readonly apply: boolean;
}

/** What answers make of the people who gave them: each answer is about the contact with the address of who was asked. */
export async function contactFacts(db: Db, { contacts, ...wanted }: Applied & { contacts: Contacts }): Promise<Change[]> {
  const changes: Change[] = [];
  for (const person of wanted.people) {
    const theirs = wanted.chosen.filter(({ question, recipientId }) => question.target?.to === 'contact' && recipientId === person.id);
    const contact = theirs.length > 0 ? await contacts.byEmail(db, person.email.toLowerCase()) : undefined;
    if (theirs.length > 0 && !contact) throw new AppError('questionnaire.no_contact', { name: person.name });
    if (!contact) continue;
    const { patch, changed } = changesOf(theirs, { contact, name: person.name });
    changes.push(...changed);
    if (wanted.apply && changed.length > 0) await contacts.changeFacts(db, { id: contact.id, patch });
  }
  return changes;
}
type Contacts = Pick<ContactsApi, 'byEmail' | 'changeFacts'>;

function changesOf(theirs: readonly Chosen[], { contact, name }: { contact: Contact; name: string }) {
  const patch: Record<string, unknown> = {};
  const changed: Change[] = [];
  for (const { question, value } of theirs) {
    if (question.target?.to !== 'contact') continue;
    const { field } = question.target;
    const next = contactValue(field, value);
    if (next === undefined) throw new AppError('questionnaire.does_not_fit', { question_key: question.key });
    if (JSON.stringify(next) === JSON.stringify(contact[field])) continue;
    patch[field] = next;
    const { key: question_key, label } = question;
    const after = answerText(question, value, String);
    changed.push({ question_key, label, what: `${WORDS[field]} of ${name}`, before: contactText(contact, field), after });
  }
  return { patch: patch as ContactFacts, changed };
}

/** Undefined: the answer does not fit there. */
function contactValue(field: ContactField, value: AnswerValue): ContactFacts[ContactField] {
  if (field === 'birthday') return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined;
  if (field === 'phone_e164') return typeof value === 'string' ? value : undefined;
  if (typeof value === 'string') return { ...NOWHERE, line1: value.slice(0, 120) };
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return undefined;
  const { street = '', city = '', zip = '', country = '' } = value;
  return { ...NOWHERE, line1: street, city, postal_code: zip.slice(0, 20), country: country.slice(0, 60) };
}

const NOWHERE = { line1: '', line2: '', city: '', region: '', postal_code: '', country: '' };

function contactText(contact: Contact, field: ContactField): string {
  const value = contact[field];
  if (value === null) return '';
  return typeof value === 'string' ? value : [value.line1, value.postal_code, value.city, value.country].filter(Boolean).join(', ');
}
