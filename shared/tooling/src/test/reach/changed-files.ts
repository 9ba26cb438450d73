import { execFileSync } from 'node:child_process';

/**
 * What differs between the files here and a commit: changed, new, and gone. Paths from the root, sorted.
 *
 * @throws Error when git knows no such commit.
 */
export function changedSince(root: string, ref: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  let base: string;
  try {
    base = git('rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`).trim();
  } catch (error) {
    throw new Error(`git knows no commit "${ref}".`, { cause: error });
  }
  // A file that has moved is gone from where it was.
  const changed = git('diff', '--name-only', '--no-renames', '-z', base);
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set(`${changed}${untracked}`.split('\0').filter(Boolean))].sort();
}
