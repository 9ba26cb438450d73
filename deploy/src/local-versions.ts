import { inputStamp } from '@butterfly/build-presets/input-stamp';
import { folderOf } from '@butterfly/build-presets/workspace';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RegistryClient } from './registry-client';

/** Marks a build of changed source whose version is published already. */
const LOCAL = '-local.';

/** What changed source of an id is built under beside its version: `-local.3f2a9c11`, by its inputs. */
export const localSuffix = (id: string): string => `${LOCAL}${inputStamp(id).slice(0, 8)}`;

/**
 * For `build`: which ids need a local version, since what they call themselves is published already. Without it they would be
 * built twice, the second time when the server has refused the first.
 *
 * @example
 * await buildAll({ versionSuffix: await localVersions(registry) });
 */
export async function localVersions(registry: Pick<RegistryClient, 'channels'>): Promise<(id: string) => string> {
  const stable = (await registry.channels()).filter(({ channel }) => channel === 'stable');
  const published = new Map(stable.map(({ id, release }) => [id, release.version.split(LOCAL)[0]]));
  return (id) => (published.get(id) === versionOf(id) ? localSuffix(id) : '');
}

function versionOf(id: string): string {
  const { version } = JSON.parse(readFileSync(join(folderOf(id), 'package.json'), 'utf8')) as { version: string };
  return version;
}
