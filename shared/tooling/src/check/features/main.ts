import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { features, type Operations } from '../../../../contracts/src/core/index';
import { repositoryRoot } from '../../process/repository';
import { featureFaults, type ManifestFeatures } from './feature-faults';
import { FREE_REMOVALS } from './free-removals';

const modules = new Map<string, Operations>();
for (const id of readdirSync(path.join(repositoryRoot, 'server/src/modules'))) {
  modules.set(id, ((await import(`../../../../contracts/src/${id}/index.ts`)) as { operations: Operations }).operations);
}

const manifests: ManifestFeatures[] = [];
for (const id of readdirSync(path.join(repositoryRoot, 'remotes'))) {
  const file = path.join(repositoryRoot, 'remotes', id, 'manifest.ts');
  if (existsSync(file)) manifests.push(((await import(file)) as { manifest: ManifestFeatures }).manifest);
}

const faults = featureFaults({ catalogue: features, modules, manifests, free: FREE_REMOVALS });
for (const fault of faults) console.error(fault);
console.log(`${Object.keys(features).length} features, ${modules.size} modules and ${manifests.length} manifests, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
