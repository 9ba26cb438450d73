import type { Json } from '@butterfly/contracts/core';
import { momentText } from '../../../platform/db/moment-text';
import type { SubjectKind } from '../../../platform/subjects/subjects';
import type { ChangeSource, FoundChange } from '../../manage_members/ports';
import { subjectName } from '../subjects/repository';
import { wordsOf } from './activity-words';

type Row = Omit<FoundChange, 'path' | 'what'> & {
  readonly subject_id: number;
  readonly there: boolean;
  readonly happened: string;
  readonly details: Readonly<Record<string, Json>>;
};

/** What happened to the records of every plugin, as a part of the log of who changed what. */
export function recordChanges(kinds: readonly SubjectKind[]): ChangeSource {
  const paths = new Map(kinds.map(({ type, path }) => [type, path]));
  const statement = statementOf(kinds);
  return {
    name: 'records',
    kinds: kinds.map(({ type }) => type),
    read: async (db, { below, by, kind, limit }) => {
      const rows = await db.rows<Row>(statement, [below?.at ?? null, below?.id ?? null, by, kind, limit, db.memberId]);
      return rows.map(({ subject_id: subjectId, there, happened, details, ...row }) => ({
        ...row,
        path: there ? (paths.get(row.kind)?.replace(':id', String(subjectId)) ?? null) : null,
        what: wordsOf(happened, details),
      }));
    },
  };
}

/** The rows of a page alone are joined with the names of their records. */
function statementOf(kinds: readonly SubjectKind[]): string {
  return `with asked as (select $6::int)
    select a.id, ${momentText('a.at')} as at, a.by_id, a.subject_type as kind, a.subject_id, a.kind as happened, a.details,
      ${subjectName(kinds, 'a')} as subject, ${thereOf(kinds)} as there
    from (
      select * from records_activity r
      where ($1::timestamptz is null or (r.at, r.id) < ($1::timestamptz, $2::int)) and ($3::int is null or r.by_id = $3)
        and ($4::text is null or r.subject_type = $4)${seenOf(kinds)}
      order by r.at desc, r.id desc limit $5::int
    ) a order by a.at desc, a.id desc`;
}

/** Kinds that a member sees only some of. */
function seenOf(kinds: readonly SubjectKind[]): string {
  return kinds
    .flatMap(({ type, table, seenBy }) =>
      seenBy
        ? [
            ` and (r.subject_type <> '${type}' or r.subject_id in (select id from ${table} where ${seenBy.replaceAll(':member', '$6::int')}))`,
          ]
        : [],
    )
    .join('');
}

function thereOf(kinds: readonly SubjectKind[]): string {
  if (kinds.length === 0) return 'false';
  const branches = kinds.map(
    ({ type, table, where = 'true' }) =>
      `when '${type}' then a.subject_id in (select id from ${table} where id = a.subject_id and (${where}))`,
  );
  return `coalesce(case a.subject_type ${branches.join(' ')} end, false)`;
}
