import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs a package of Debian where this process may: as root, on a machine that has apt. False: it may not, or it failed, which is said.
 *
 * @example
 * if (installPackage('poppler-utils')) …
 */
export function installPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing the package ${name} …`);
  return [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', name],
  ].every(([command = '', ...args]) => {
    try {
      execFileSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
      return true;
    } catch (error) {
      console.warn(`${command} ${args.join(' ')} failed: ${error instanceof Error ? error.message : String(error)}`);
      return false;
    }
  });
}
