import { folderOf } from '@butterfly/build-presets/workspace';
import { releaseRecord, type ReleaseRecord } from '@butterfly/contracts/plugins';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from './cli-error';

/** A build on this machine, ready to be published. */
export interface BuiltRelease {
  readonly record: ReleaseRecord;
  /** The bytes of one of its files. */
  read(path: string): Buffer;
}

/**
 * Reads what the build left in `dist` – or in another folder, for a build that was made elsewhere – and adds which commit
 * it was made of.
 *
 * @throws CliError when there is no build.
 * @example
 * const { record } = builtRelease('moodboard');
 */
export function builtRelease(id: string, folder = join(folderOf(id), 'dist')): BuiltRelease {
  const file = join(folder, 'release.json');
  if (!existsSync(file)) throw new CliError(`${id} has not been built. Run: pnpm butterfly build ${id}`);
  const record = releaseRecord.parse(JSON.parse(readFileSync(file, 'utf8')));
  return { record: { ...record, built: provenance(folder) }, read: (path) => readFileSync(join(folder, 'files', path)) };
}

function provenance(folder: string): ReleaseRecord['built'] {
  const at = new Date().toISOString();
  const git_sha = git(folder, ['rev-parse', 'HEAD']);
  const git_branch = git(folder, ['rev-parse', '--abbrev-ref', 'HEAD']);
  return { at, ...(git_sha ? { git_sha } : {}), ...(git_branch ? { git_branch } : {}) };
}

function git(cwd: string, words: string[]): string | undefined {
  try {
    return execFileSync('git', words, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    // Not a git checkout (an unpacked archive, an image): the release is as good, only its commit is unknown.
    return undefined;
  }
}
