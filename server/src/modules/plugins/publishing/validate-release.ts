import { contentLines, manifestFaults, type ReleaseRecord } from '@butterfly/contracts/plugins';
import { createHash } from 'node:crypto';
import type { CatalogueEntry } from '../catalogue/catalogue.data';
import { incompatibilities } from '../resolution/compatibility';
import type { StablePointer } from '../snapshot';
import { originFaults } from './forbidden-origins';
import { routeFaults, type RouteOwner } from './route-faults';

export interface Surroundings {
  readonly catalogue: readonly CatalogueEntry[];
  readonly stable: readonly Pick<StablePointer, 'id' | 'current'>[];
}

/** Everything that speaks against a release, in words; empty when it may be stored. The bytes are checked apart. */
export function releaseFaults(record: ReleaseRecord, surroundings: Surroundings): string[] {
  const faults = [...fileFaults(record), ...kindFaults(record)];
  if (!record.manifest) return faults;
  const shell = surroundings.stable.find(({ id }) => id === 'shell')?.current.record ?? null;
  return [
    ...faults,
    ...originFaults(record.manifest),
    ...manifestFaults(record.manifest, record.id),
    ...routeFaults(record.manifest, ownersIn(surroundings)),
    ...incompatibilities(record, shell),
  ];
}

function fileFaults(record: ReleaseRecord): string[] {
  const paths = record.files.map(({ path }) => path);
  const known = new Set(paths);
  const faults: string[] = [];
  if (known.size !== paths.length) faults.push('a file is listed twice');
  if (!known.has(record.entry)) faults.push(`the entry ${record.entry} is not among the files`);
  const named = [
    ...Object.values(record.warm).flat(),
    ...Object.values(record.provides ?? {}).flatMap(({ files }) => files),
    ...(record.document?.scripts ?? []),
    ...(record.document?.styles ?? []),
    ...(record.light ? [...record.light.scripts, ...record.light.styles, ...record.light.warm] : []),
  ];
  for (const path of new Set(named)) if (!known.has(path)) faults.push(`${path} is to be preloaded but is not among the files`);
  for (const path of paths) if (!Object.hasOwn(record.integrity, path)) faults.push(`${path} has no integrity`);
  for (const path of Object.keys(record.integrity))
    if (!known.has(path)) faults.push(`integrity names ${path}, which is not among the files`);
  const hash = createHash('sha256').update(contentLines(record.files)).digest('hex');
  if (hash !== record.content_hash) faults.push(`content_hash is not that of the files (${hash})`);
  return faults;
}

function kindFaults(record: ReleaseRecord): string[] {
  const container = `${record.id}_${record.version.replace(/\W/g, '_')}`;
  const faults = record.container === container ? [] : [`the container must be called ${container}`];
  if (record.id === 'shell')
    return record.document && record.provides ? faults : [...faults, 'a shell must say what it provides and what index.html loads'];
  if (!record.manifest) return [...faults, 'the manifest is missing'];
  return record.provides || record.document || record.light ? [...faults, 'only the shell provides shared modules'] : faults;
}

/** Plugins of the catalogue and what is live now: their addresses are taken. */
function ownersIn({ catalogue, stable }: Surroundings): RouteOwner[] {
  const released = stable.flatMap(({ id, current }) =>
    current.record.manifest ? [{ id, paths: current.record.manifest.contributes.routes.map(({ path }) => path) }] : [],
  );
  return [...catalogue.map(({ id, routes }) => ({ id, paths: routes.map(({ path }) => path) })), ...released];
}
