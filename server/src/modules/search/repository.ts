import type { Db } from '../../platform/db/db';
import { likePattern } from '../../platform/db/like-pattern';
import type { NamedSource } from '../../platform/search/search-source';
import type { SubjectKind } from '../../platform/subjects/subjects';

/** A hit as the database answers it; what is about a record bears that record instead of title and path. */
export interface FoundRow {
  readonly source: string;
  readonly title: string;
  readonly hint: string;
  readonly path: string;
  readonly subject_type: string | null;
  readonly subject_id: number | null;
}

export interface Search {
  readonly sources: readonly NamedSource[];
  /** Full names of the kinds of records whose notes and files the caller may see. */
  readonly types: readonly string[];
  /** At least one; plain text. */
  readonly words: readonly string[];
  /** Of each source. */
  readonly limit: number;
}

/** How many letters of a long text are shown, and how many of them stand before the word. */
const EXCERPT = { letters: 100, before: 24 } as const;

/** The newest of each source, in one way to the database and back. */
export async function findRows(db: Db, { sources, types, words, limit }: Search): Promise<FoundRow[]> {
  if (sources.length === 0) return [];
  const patterns = words.map((_word, at) => `$${at + 5}::text`);
  const parts = sources.map((source) => `(${statementOf(source, patterns)})`);
  // Sources that need none of them would leave the types of the first four unknown.
  const asked = 'with asked as (select $1::int, $2::int, $3::text, $4::text[])';
  const values = [db.memberId, limit, words[0], types, ...words.map(likePattern)];
  return db.rows<FoundRow>(`${asked} ${parts.join(' union all ')}`, values);
}

/** The rows of the source alone are looked through; only those that are shown are joined with what they are told with. */
function statementOf(source: NamedSource, patterns: readonly string[]): string {
  const { id, table, join = '', text, where, seenBy } = source;
  const isAbout = 'aboutRecords' in source;
  const conditions = [
    ...patterns.map((pattern) => (typeof text === 'string' ? `${text} like ${pattern}` : text(pattern))),
    ...(where ? [`(${where})`] : []),
    ...(seenBy ? [`(${forMember(seenBy)})`] : []),
    ...(isAbout ? ['subject_type = any ($4::text[])'] : []),
  ];
  const shown = isAbout
    ? `'' as title, ${hintOf(source)} as hint, '' as path, subject_type, subject_id`
    : `coalesce(${source.title}, '') as title, ${hintOf(source)} as hint, ${pathOf(source.path)} as path, null::text as subject_type, null::int as subject_id`;
  return `select '${id}' as source, ${shown}
    from (select * from ${table} where ${conditions.join(' and ')} order by id desc limit $2::int) ${table} ${join} order by ${table}.id desc`;
}

const forMember = (condition: string): string => condition.replaceAll(':member', '$1::int');

const pathOf = (path: string): string => `'${path.replace(/:([a-z_.]+)/g, (_all, column: string) => `' || ${column} || '`)}'`;

function hintOf({ excerpt, hint = `''`, text }: NamedSource): string {
  if (!excerpt || typeof text !== 'string') return `coalesce(${hint}, '')`;
  const { letters, before } = EXCERPT;
  return `regexp_replace(substr(${excerpt}, greatest(1, strpos(${text}, $3::text) - ${before}), ${letters}), '\\s+', ' ', 'g')`;
}

/** Names of those of some records that are there and that the member sees, by id. */
export async function namesOf(db: Db, kind: SubjectKind, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const { table, name, where = 'true', seenBy = '$2::int is not distinct from $2::int' } = kind;
  const rows = await db.rows<{ id: number; name: string }>(
    `select id, coalesce(${name}, '') as name from ${table} where id = any ($1::int[]) and (${where}) and (${seenBy.replaceAll(':member', '$2::int')})`,
    [ids, db.memberId],
  );
  return new Map(rows.map((row) => [row.id, row.name]));
}
