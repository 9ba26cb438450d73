import { stripVTControlCharacters } from 'node:util';

const LINES = 6;
const LONGEST = 160;

/**
 * What a failure says of itself, as short as a summary bears it: who reads a run of another machine has often nothing but that.
 * A trace of calls, an excerpt of the source and empty lines say less and are left out.
 * @example failureReason('Error: expect(…)\n\n  Expected: 1\n    at x.ts:3:4') // 'Error: expect(…) | Expected: 1'
 */
export function failureReason(message: string): string {
  return stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(?:at |>? ?\d+ \||\| *\^|Call log:|- )/.test(line))
    .slice(0, LINES)
    .map((line) => (line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line))
    .join(' | ');
}

/** The name of what failed, with its reason where one is known. */
export const named = (name: string, messages: readonly (string | undefined)[]): string => {
  const reasons = [...new Set(messages.flatMap((message) => (message ? [failureReason(message)] : [])))].filter(Boolean);
  return [name, ...reasons].join('\n        ');
};
