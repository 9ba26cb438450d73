import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Dice } from '../../../../server/src/proof/fuzz/dice';
import { faultsIn, type Fault } from './faults';

export interface SeededFault extends Fault {
  /** Path from the root. */
  readonly file: string;
}

/** Where the product is, and what share of the faults each part gets. */
const AREAS = [
  { folder: 'server/src', share: 0.4 },
  { folder: 'remotes', share: 0.25 },
  { folder: 'shell/src', share: 0.2 },
  { folder: 'shared/contracts/src', share: 0.15 },
] as const;

/** What no customer runs: tests and what they need, demo data, benches; what only says things: addresses, texts, manifests. */
const NOT_PRODUCT =
  /\.(?:test|spec|d|fixture|demo|config)\.tsx?$|(?:^|\/)(?:testing|proof|demo|bench|evaluation|node_modules|dist|sounds)\/|\/(?:paths|manifest|isolation-samples)\.ts$|^server\/src\/[a-z-]+\.ts$/;

/**
 * So many faults, one a file, spread over server, remotes, shell and contracts; the same seed draws the same.
 *
 * @param isReached false: no test loads the file, so that nothing can be learnt from a fault in it.
 */
export function drawFaults(
  root: string,
  { seed, count, isReached }: { readonly seed: number; readonly count: number; readonly isReached: (file: string) => boolean },
): SeededFault[] {
  return AREAS.flatMap(({ folder, share }) => {
    const dice = Dice.at(seed, folder);
    const waiting = productFiles(root, folder).filter(isReached);
    const drawn: SeededFault[] = [];
    while (drawn.length < Math.round(count * share) && waiting.length > 0) {
      const [file = ''] = waiting.splice(dice.int(0, waiting.length - 1), 1);
      const faults = faultsIn(file, readFileSync(join(root, file), 'utf8'));
      if (faults.length > 0) drawn.push({ file, ...dice.pick(faults) });
    }
    return drawn;
  });
}

function productFiles(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  const found: string[] = [];
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const place = `${folder}/${entry.name}`;
    if (entry.isDirectory() && !/^(?:node_modules|dist)$/.test(entry.name)) found.push(...productFiles(root, place));
    if (entry.isFile() && /\.tsx?$/.test(entry.name) && !NOT_PRODUCT.test(place)) found.push(place);
  }
  return found.sort();
}
