import * as z from 'zod';
import { integrityMap } from './boot';
import { pluginId, pluginManifest } from './manifest';

/** `shell` is released like a plugin; its record has no manifest. */
export const releasableId = z.union([z.literal('shell'), pluginId]);

export const semver = z.string().regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/, 'must be a version such as 1.4.0');
export const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** A relative file name inside a release: no leading slash, no `..`. */
export const releasePath = z
  .string()
  .max(200)
  .regex(/^(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9_./-]*$/);

export const releaseFile = z.strictObject({
  path: releasePath,
  bytes: z.int().min(0).max(20_000_000),
  sha256,
  kind: z.enum(['entry', 'chunk', 'css', 'asset', 'map']),
});
export type ReleaseFile = z.output<typeof releaseFile>;

/**
 * `dist/release.json`, written by the build: what a release is. `content_hash` is the sha256 over the sorted
 * `path sha256` lines and names the folder under `/r/<id>/`.
 */
export const releaseRecord = z.strictObject({
  schema: z.literal(1),
  id: releasableId,
  version: semver,
  content_hash: sha256,
  container: z.string(),
  entry: releasePath,
  files: z.array(releaseFile).min(1).max(500),
  integrity: integrityMap,
  warm: z.record(z.string(), z.array(z.string())),
  shared: z.record(z.string(), z.array(z.string())),
  /** Ranges a remote needs from the shell's share scope. */
  requires_shared: z.record(z.string(), z.string()),
  /** Shell only: share key → exact version it provides, and → its files to preload. */
  provides: z.record(z.string(), z.object({ version: z.string(), files: z.array(z.string()) })).optional(),
  /** Shell only: scripts and styles of index.html, in order. */
  document: z.object({ scripts: z.array(z.string()), styles: z.array(z.string()), api: z.string() }).optional(),
  /** Shell only: the light host beside it, whose files lie in the same release: what its page names, and what it fetches beside that. */
  light: z.object({ scripts: z.array(z.string()), styles: z.array(z.string()), warm: z.array(z.string()) }).optional(),
  /** Plugins only: routes of visitors whose pages take nothing that the light host does not have. */
  light_routes: z.array(z.string()).optional(),
  manifest: pluginManifest.optional(),
  built: z.strictObject({ at: z.string().optional(), git_sha: z.string().optional(), git_branch: z.string().optional() }),
  /** By the team's key over `signedText(record)`, base64. */
  signature: z
    .string()
    .regex(/^[A-Za-z0-9+/]{86}==$/)
    .optional(),
});
export type ReleaseRecord = z.output<typeof releaseRecord>;

/**
 * What the content hash of a release is taken over: one line `path sha256` for each file, in the order of the paths.
 * The build and the server hash the same text.
 */
export function contentLines(files: readonly Pick<ReleaseFile, 'path' | 'sha256'>[]): string {
  return files
    .map((file) => `${file.path} ${file.sha256}\n`)
    .sort()
    .join('');
}

/** Where the files of a release lie. Immutable; `chunk.js` is at `releaseBase(…) + 'chunk.js'`. */
export function releaseBase(id: string, contentHash: string): string {
  return `/r/${id}/${contentHash}/`;
}

/** What a team signs: all that decides what runs, with sorted keys, so that it is the same text wherever it is made. */
export function signedText(record: ReleaseRecord): string {
  const { signature: _own, built: _when, ...rest } = record;
  return `butterfly release 1\n${sortedJson(rest)}`;
}

function sortedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortedJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${sortedJson(item)}`).join(',')}}`;
}
