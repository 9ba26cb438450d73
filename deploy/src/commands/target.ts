import { CliError } from '../cli-error';

/** Reads `inventory@1.4.0`; the version may be left out. */
export function readTarget(words: readonly string[], usage: string): { id: string; version: string | undefined } {
  const [id, version] = (words[0] ?? '').split('@');
  if (!id) throw new CliError(`Say which plugin: butterfly ${usage}`, 2);
  return { id, version: version || undefined };
}
