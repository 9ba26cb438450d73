import type { RemoteAddress } from '@butterfly/contracts/plugins';
import { PluginFailure } from './failure';

/**
 * The hashes of a release's files. Of a fallback the page has only the hash of their list: it is seldom wanted, and all of
 * them would be half of what every page loads.
 */
export async function namedFiles({ base, integrity, file_list: hash }: RemoteAddress): Promise<RemoteAddress['integrity']> {
  if (!hash) return integrity;
  const address = `${base}integrity.json`;
  const answer = await fetch(address, { integrity: hash }).catch((error: unknown) => {
    throw new PluginFailure(
      'integrity',
      `${address} did not arrive as it was released: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
  if (!answer.ok) throw new PluginFailure('missing', `${address} answered ${answer.status}`);
  return (await answer.json()) as RemoteAddress['integrity'];
}
