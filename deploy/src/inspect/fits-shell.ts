import type { ReleaseRecord } from '@butterfly/contracts/plugins';
import semver from 'semver';

/** Why a build cannot run in a shell, in words; empty when it can. The registry decides by the same rule at every promote. */
export function reasonsAgainst(build: ReleaseRecord, shell: ReleaseRecord): string[] {
  const fits = (version: string, range: string): boolean => semver.satisfies(version, range, { includePrerelease: true });
  const api = shell.document?.api ?? '0.0.0';
  const wanted = build.manifest?.requires.shell;
  const apart = wanted !== undefined && !fits(api, wanted) ? [`needs shell ${wanted}, it is ${api}`] : [];
  return [
    ...apart,
    ...Object.entries(build.requires_shared).flatMap(([key, range]) => {
      const provided = shell.provides?.[key]?.version;
      if (provided === undefined) return [`needs ${key} ${range}, there is none`];
      return fits(provided, range) ? [] : [`needs ${key} ${range}, there is ${provided}`];
    }),
  ];
}
