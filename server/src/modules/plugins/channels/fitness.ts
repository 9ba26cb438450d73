import type { ReleaseSummary } from '@butterfly/contracts/plugins';
import type { RegistryRepository } from '../repository';
import { incompatibilities } from '../resolution/compatibility';

export type Records = Pick<RegistryRepository, 'channel' | 'record'>;

/** Why this release cannot run in the shell people have; empty when it can. */
export async function whatSpeaksAgainst(repository: Records, target: ReleaseSummary): Promise<string[]> {
  if (target.id === 'shell') return [];
  const [record, shell] = await Promise.all([repository.record(target.release), repository.channel('shell', 'stable')]);
  if (!record) return [];
  const shellRecord = shell ? await repository.record(shell.release.release) : undefined;
  return incompatibilities(record, shellRecord ?? null);
}

/** Live releases that a new shell would leave behind, by name. */
export async function pluginsBrokenBy(repository: RegistryRepository, shell: ReleaseSummary): Promise<string[]> {
  const record = await repository.record(shell.release);
  if (!record) return [];
  const broken: string[] = [];
  for (const live of await repository.liveRecords()) {
    const reasons = incompatibilities(live, record);
    if (reasons.length > 0) broken.push(`${live.id} ${live.version} ${reasons.join(', ').replaceAll('the shell in use', 'this shell')}`);
  }
  return broken;
}
