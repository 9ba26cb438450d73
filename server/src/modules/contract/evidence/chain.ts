import { createHash } from 'node:crypto';

/** A line of evidence as it is stored: its text letter by letter, and the hash that binds it to all before. */
export interface StoredEvent {
  readonly seq: number;
  readonly body: string;
  readonly hash: string;
}

export const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');

/** JSON that is the same for the same value: names in order, no blanks. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, part]) => `${JSON.stringify(name)}:${canonicalJson(part)}`).join(',')}}`;
}

/** h(i) = SHA-256 of h(i−1) and the line. */
export const nextHash = (previous: string, body: string): string => sha256(previous + body);

/** What is wrong with a chain, in plain words; empty: every line is as it was written. */
export function chainProblems(events: readonly StoredEvent[], { length, head }: { length: number; head: string }): string[] {
  const problems: string[] = [];
  let previous = '';
  events.forEach(({ seq, body, hash }, at) => {
    if (seq !== at + 1) problems.push(`Entry ${at + 1} is missing or out of order.`);
    if (nextHash(previous, body) !== hash) problems.push(`Entry ${at + 1} was changed after it was written.`);
    previous = hash;
  });
  if (events.length !== length) problems.push(`There should be ${length} entries, and there are ${events.length}.`);
  if (previous !== head) problems.push('The last entry is not the one that was written last.');
  return problems;
}
