import { paths } from '@butterfly/contracts/records/paths';

const page = { body: { count: 0, next: null, previous: null, results: [] } };

/**
 * What the module `records` answers about a record on which nothing hangs yet.
 *
 * @example server = fakeServer({ ...emptyRecordParts, [shopPaths.getOrder]: () => ({ body: order }) });
 */
export const emptyRecordParts = {
  [paths.listNotes]: () => page,
  [paths.listPeople]: () => ({ body: [] }),
  [paths.listFiles]: () => ({ body: [] }),
  [paths.listCustomFields]: () => ({ body: [] }),
  [paths.getTimeline]: () => ({ body: { results: [], next: null } }),
};
