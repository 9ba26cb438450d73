import { AppError } from './app-error';
import { matchesTag } from './etag';

/**
 * Refuses a change that does not say which version it is about. Comes before anything is read.
 *
 * @throws AppError `precondition_required`
 * @example
 * requireIfMatch(ifMatch);
 */
export function requireIfMatch(ifMatch: string | undefined): asserts ifMatch is string {
  if (!ifMatch) throw new AppError('precondition_required');
}

/**
 * Refuses a change that was made to another version, and hands out the one there is.
 *
 * @throws AppError `version_conflict`
 * @example
 * requireIfMatch(ifMatch);
 * const before = await lockBoard(db, id);
 * checkVersion(ifMatch, { etag: etagOf(before), current: before });
 */
export function checkVersion(ifMatch: string, { etag, current }: { etag: string; current: object }): void {
  if (!matchesTag(ifMatch, etag)) throw versionConflict({ etag, current });
}

/**
 * The same for what may be done without naming a version (a move, a step): who does name one is told when it is not the one there is.
 *
 * @throws AppError `version_conflict`
 * @example
 * checkSentVersion(headers['if-match'], { etag: etagOf(before), current: before });
 */
export function checkSentVersion(ifMatch: string | undefined, known: { etag: string; current: object }): void {
  if (ifMatch !== undefined) checkVersion(ifMatch, known);
}

/**
 * What a change of an outdated version is answered; for who has to read more before `current` can be given.
 *
 * @example
 * if (!matchesTag(ifMatch, etag)) throw versionConflict({ etag, current: await read(db, id) });
 */
export function versionConflict({ etag, current }: { etag: string; current: object }): AppError {
  return new AppError('version_conflict', { current }, { etag: `"${etag}"` });
}
