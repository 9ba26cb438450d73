import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './repository';

/**
 * Every file that git tracks or would track, by its path from the root; with patterns only those that fit one of them.
 *
 * @example trackedFiles('*.test.ts', 'shell/src')
 */
export function trackedFiles(...patterns: readonly string[]): string[] {
  return execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...patterns], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(repositoryRoot, path)));
}
