import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Something that is known and lived with until a day. */
export interface Exception {
  /** `GHSA-…` of an advisory, or the name of a package whose licence is meant. */
  readonly what: string;
  readonly because: string;
  /** The last day it counts, `2027-06-12`. */
  readonly until: string;
}

/** Nobody decides for longer than this. */
const MOST_DAYS = 190;

/** @throws Error when a line is not of this form. */
export function readExceptions(root: string): Exception[] {
  const { exceptions } = JSON.parse(readFileSync(join(root, 'shared/tooling/audit-exceptions.json'), 'utf8')) as {
    exceptions: Exception[];
  };
  for (const { what, because, until } of exceptions) {
    if (!what || because.trim().split(/\s+/).length < 4 || !/^\d{4}-\d\d-\d\d$/.test(until))
      throw new Error(`An exception needs what, because (a sentence) and until (a day): ${JSON.stringify({ what, because, until })}`);
  }
  return exceptions;
}

/** What is wrong with the exceptions themselves: over, or for too long. */
export function exceptionFaults(exceptions: readonly Exception[], today: string): string[] {
  const latest = new Date(Date.parse(today) + MOST_DAYS * 86_400_000).toISOString().slice(0, 10);
  return exceptions.flatMap(({ what, until, because }) => {
    if (until < today) return [`The exception for ${what} is over since ${until}: mend it, or decide anew. It was: ${because}`];
    return until > latest ? [`The exception for ${what} lasts until ${until}; nobody decides for longer than ${MOST_DAYS} days.`] : [];
  });
}
