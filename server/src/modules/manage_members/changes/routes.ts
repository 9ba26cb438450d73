import type { Change, operations } from '@butterfly/contracts/manage_members';
import type { Handlers } from '../../../platform/define-module';
import { csvOfPages } from '../../../platform/records/csv';
import type { ChangeLog } from './change-log';

const PAGE = 500;

/** Operation to service call. */
export function changeHandlers(log: ChangeLog) {
  return {
    listChanges: ({ query, tx }) => tx((db) => log.page(db, query)),
    exportChanges: ({ query, tx }) =>
      Promise.resolve(
        csvOfPages({
          fileName: 'changes.csv',
          heading: ['When (UTC)', 'Who', 'Kind of record', 'Record', 'What'],
          cells: ({ at, by, kind, subject, what }) => [at, by?.name ?? 'by itself', kind, subject, what],
          pages: pagesOf((before) => tx((db) => log.page(db, { ...query, before, limit: PAGE }))),
        }),
      ),
  } satisfies Partial<Handlers<typeof operations>>;
}

interface Page {
  readonly results: readonly Change[];
  readonly next: string | null;
}

async function* pagesOf(read: (before: string | undefined) => Promise<Page>): AsyncGenerator<readonly Change[]> {
  for (let before: string | undefined; ; ) {
    const { results, next } = await read(before);
    yield results;
    if (next === null) return;
    before = next;
  }
}
