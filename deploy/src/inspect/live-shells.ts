import type { ReleaseRecord } from '@butterfly/contracts/plugins';
import type { RegistryClient } from '../registry-client';

/** The shells that somebody's page may be running: where a channel points, where it pointed before, and what some businesses have first. */
export async function liveShells(registry: RegistryClient): Promise<ReleaseRecord[]> {
  const { channels } = await registry.status('shell');
  const onTrial = (await registry.rollouts('shell')).filter(({ state }) => state === 'running' || state === 'paused');
  const pointedTo = channels.flatMap(({ release, previous }) => [release.release, ...(previous ? [previous.release] : [])]);
  const numbers = new Set([...pointedTo, ...onTrial.map(({ candidate }) => candidate.release)]);
  return Promise.all([...numbers].sort((a, b) => b - a).map((number) => registry.release(number)));
}
