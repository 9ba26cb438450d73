import type { ReleaseRecord } from '@butterfly/contracts/plugins';
import type { RegistryClient } from '../registry-client';

/** The shells that somebody's page may be running: where a channel points, and where it pointed before. */
export async function liveShells(registry: RegistryClient): Promise<ReleaseRecord[]> {
  const { channels } = await registry.status('shell');
  const numbers = new Set(channels.flatMap(({ release, previous }) => [release.release, ...(previous ? [previous.release] : [])]));
  return Promise.all([...numbers].sort((a, b) => b - a).map((number) => registry.release(number)));
}
