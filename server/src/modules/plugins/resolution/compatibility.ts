import { SHELL_API_VERSION, type ReleaseRecord } from '@butterfly/contracts/plugins';
import semver from 'semver';

/**
 * Why a release cannot run in a shell, in words; empty when it can. Without a released shell only the version of the
 * plugin interface counts.
 */
export function incompatibilities(release: ReleaseRecord, shell: ReleaseRecord | null): string[] {
  const api = shell?.document?.api ?? SHELL_API_VERSION;
  const wanted = release.manifest?.requires.shell;
  const reasons: string[] = [];
  if (wanted !== undefined && !fits(api, wanted)) reasons.push(`needs shell ${wanted}, the shell in use is ${api}`);
  if (!shell) return reasons;
  for (const [key, range] of Object.entries(release.requires_shared)) {
    const provided = shell.provides?.[key]?.version;
    if (provided === undefined) reasons.push(`needs ${key} ${range}, the shell in use has none`);
    else if (!fits(provided, range)) reasons.push(`needs ${key} ${range}, the shell in use has ${provided}`);
  }
  return reasons;
}

function fits(version: string, range: string): boolean {
  return semver.satisfies(version, range, { includePrerelease: true });
}
