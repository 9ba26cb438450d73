import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pinnedPnpm } from './pinned-pnpm';
import { repositoryRoot } from './repository';
import { trackedFiles } from './tracked-files';

/** A copy of every file git would track, as a repository of its own: what is done there leaves nothing behind here. */
export function copyOfRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'butterfly-copy-'));
  for (const file of trackedFiles()) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(repositoryRoot, file), join(copy, file));
  }
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@localhost', ...args], { cwd: copy, stdio: 'pipe' });
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'copy');
  return copy;
}

/** Installs what the lockfile names; false when it does not fit. */
export async function install(copy: string): Promise<boolean> {
  const { code } = await pinnedPnpm(['install', '--prefer-offline', '--frozen-lockfile'], { cwd: copy });
  return code === 0;
}
