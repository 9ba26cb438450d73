import type { Member, MemberQuery, MemberRow } from '@butterfly/contracts/manage_members';
import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';
import type { DirectoryEntry } from '../../auth_and_admin/api';
import { EMPTY_PROFILE, profiles, rolesOfAll, type Profile, type RoleOfMember } from './repository';

export interface Sources {
  readonly directory: readonly DirectoryEntry[];
  readonly profileOf: ReadonlyMap<number, Profile>;
  readonly roles: readonly RoleOfMember[];
}

/** Everything the rows are made of. A business has tens of members, so they are joined here and not across modules' tables. */
export async function readSources(db: Db, { api }: Pick<Platform, 'api'>): Promise<Sources> {
  return { directory: await api('auth_and_admin').directory(db), profileOf: await profiles(db), roles: await rolesOfAll(db) };
}

export function rowOf(entry: DirectoryEntry, { profileOf, roles }: Omit<Sources, 'directory'>): MemberRow {
  const { phone, employment } = profileOf.get(entry.member_id) ?? EMPTY_PROFILE;
  const own = roles
    .filter(({ member_id: id }) => id === entry.member_id)
    .map(({ id, name, is_admin: admin }) => ({ id, name, is_admin: admin }));
  return {
    id: entry.member_id,
    name: entry.display_name,
    email: entry.email,
    title: entry.title,
    status: entry.status,
    employment,
    phone,
    roles: own,
    is_admin: own.some((role) => role.is_admin),
    joined_at: entry.joined_at,
    last_seen_at: entry.last_seen_at,
  };
}

export function memberOf(
  entry: DirectoryEntry,
  { sources, grants, withCosts }: { sources: Omit<Sources, 'directory'>; grants: Member['grants']; withCosts: boolean },
): Member {
  const { hourly_cost_cents: cost, hourly_bill_cents: bill, ...profile } = sources.profileOf.get(entry.member_id) ?? EMPTY_PROFILE;
  return { ...rowOf(entry, sources), ...profile, ...(withCosts && { hourly_cost_cents: cost, hourly_bill_cents: bill }), grants };
}

const words = ({ name, email, title, phone }: MemberRow): string => `${name} ${email} ${title} ${phone}`.toLowerCase();

export function pageOfMembers(sources: Sources, query: MemberQuery): { count: number; results: MemberRow[] } {
  const wanted = (query.search ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const found = sources.directory
    .map((entry) => rowOf(entry, sources))
    .filter(({ status }) => (query.status ? status === query.status : status !== 'removed'))
    .filter(({ roles }) => query.role === undefined || roles.some(({ id }) => id === query.role))
    .filter((row) => wanted.every((word) => words(row).includes(word)));
  const from = (query.page - 1) * query.page_size;
  return { count: found.length, results: sortedBy(found, query.ordering).slice(from, from + query.page_size) };
}

function sortedBy(rows: readonly MemberRow[], ordering: MemberQuery['ordering']): MemberRow[] {
  const column = ordering.replace('-', '') as 'name' | 'joined_at' | 'last_seen_at';
  const sign = ordering.startsWith('-') ? -1 : 1;
  return [...rows].sort((a, b) => sign * (a[column] ?? '').localeCompare(b[column] ?? '') || a.id - b.id);
}
