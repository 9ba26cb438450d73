import type { ContactRow } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../../../platform/db/db';
import { plainText } from '../../../../platform/records/plain-text';
import { rowColumns } from '../page/repository';

type Row = Omit<ContactRow, 'project_count'>;
const living = 'deleted_at is null and merged_into_id is null';
const LIKE = 0.6;
const MOST = 8;
const MOST_WORDS = 6;
const MOST_CANDIDATES = 600;

export async function contactsWithPhone(db: Db, phone: string): Promise<Row[]> {
  return db.rows<Row>(
    `select ${rowColumns} from tenant_crm_contact contact where phone_e164 = $1 and ${living} order by id limit ${MOST}`,
    [phone],
  );
}

export async function contactsWithIds(db: Db, ids: readonly number[]): Promise<Row[]> {
  return ids.length === 0
    ? []
    : db.rows<Row>(`select ${rowColumns} from tenant_crm_contact contact where id = any ($1::int[]) and ${living}`, [ids]);
}

/**
 * Names that share at least 60 % of their trigrams. Only contacts with a word that begins alike are compared, those with
 * the most such words first, so that a large address book costs hardly more than a small one.
 */
export async function contactsNamedLike(db: Db, name: string): Promise<Row[]> {
  const plain = plainText(name);
  const prefixes = [
    ...new Set(
      plain
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean)
        .map((word) => word.slice(0, 3)),
    ),
  ].slice(0, MOST_WORDS);
  return db.rows<Row>(
    `with candidates as materialized (
       select contact_id from tenant_crm_contact_word where prefix = any ($2::text[]) group by contact_id order by count(*) desc, contact_id limit ${MOST_CANDIDATES}
     ), alike as materialized (
       select id, similarity(full_name, $1::text) as likeness from tenant_crm_contact where id in (select contact_id from candidates) and ${living}
     )
     select ${rowColumns} from tenant_crm_contact contact join (select id as alike_id, likeness from alike where likeness >= ${LIKE} order by likeness desc, id limit ${MOST}) alike on alike_id = contact.id
     order by likeness desc, id`,
    [plain, prefixes],
  );
}

/** Pairs with the same phone number, or the same name. (The same first address cannot occur twice.) */
export async function alikePairs(db: Db, limit: number): Promise<{ first: number; second: number; reason: 'phone' | 'name' }[]> {
  return db.rows(
    `with phones as (select min(id) as first, max(id) as second, 'phone' as reason from tenant_crm_contact where phone_e164 is not null and ${living} group by phone_e164 having count(*) > 1 limit $1),
     names as (select min(id) as first, max(id) as second, 'name' as reason from tenant_crm_contact where length(full_name) > 4 and ${living} group by full_name having count(*) between 2 and 5 limit $1)
     select first, second, reason from phones union all select first, second, reason from names limit $1`,
    [limit],
  );
}
