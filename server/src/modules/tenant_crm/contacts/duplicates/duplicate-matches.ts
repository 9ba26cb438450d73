import type { DuplicateMatch, DuplicatePair, DuplicateQuery } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../../../platform/db/db';
import { toE164 } from '../phone';
import { contactIdByEmail } from '../repository';
import { alikePairs, contactsNamedLike, contactsWithIds, contactsWithPhone } from './repository';

const MOST_PAIRS = 100;
const SHORTEST_NAME = 4;

type Reason = DuplicateMatch['reasons'][number];
type Row = DuplicateMatch['contact'];

/** Who may be the same person as the one being typed: same address, same number, or a name that is nearly the same. */
export async function findDuplicateMatches(
  db: Db,
  { query, locale }: { query: DuplicateQuery; locale: string },
): Promise<DuplicateMatch[]> {
  const found = new Map<number, { contact: Row; reasons: Reason[] }>();
  const add = (reason: Reason) => (contact: Row) => {
    if (contact.id === query.except) return;
    found.set(contact.id, { contact, reasons: [...(found.get(contact.id)?.reasons ?? []), reason] });
  };
  const byEmail = query.email ? await contactIdByEmail(db, query.email.toLowerCase()) : undefined;
  (await contactsWithIds(db, byEmail === undefined ? [] : [byEmail])).forEach(add('email'));
  const phone = query.phone && toE164(query.phone, locale);
  if (phone) (await contactsWithPhone(db, phone)).forEach(add('phone'));
  if (query.name && query.name.length >= SHORTEST_NAME) (await contactsNamedLike(db, query.name)).forEach(add('name'));
  return [...found.values()];
}

/** Pairs of the whole address book, for tidying up. */
export async function duplicateMatches(db: Db): Promise<DuplicatePair[]> {
  const pairs = await alikePairs(db, MOST_PAIRS);
  const contacts = new Map(
    (
      await contactsWithIds(
        db,
        pairs.flatMap(({ first, second }) => [first, second]),
      )
    ).map((contact) => [contact.id, contact]),
  );
  const merged = new Map<string, DuplicatePair>();
  for (const { first, second, reason } of pairs) {
    const [older, newer] = [contacts.get(first), contacts.get(second)];
    const key = `${first}-${second}`;
    if (older && newer) merged.set(key, { first: older, second: newer, reasons: [...(merged.get(key)?.reasons ?? []), reason] });
  }
  return [...merged.values()];
}
