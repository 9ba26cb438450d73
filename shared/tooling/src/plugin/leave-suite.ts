import { connectionFrom } from '../../../../deploy/src/connection';
import { localSuite } from '../../../../deploy/src/local-suite';
import { RegistryClient } from '../../../../deploy/src/registry-client';

/**
 * Takes plugins out of the suite that `npm start` runs in this folder: open pages lose them, and nobody gets a release of what is no more.
 * A suite elsewhere that the environment names is left alone; others may live on it.
 *
 * @returns what to tell whoever removes them.
 */
export async function leaveSuite(
  ids: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = process.env,
  suite = localSuite(environment),
): Promise<string[]> {
  const elsewhere = environment['BUTTERFLY_URL'];
  const byHand = (id: string) => `pnpm butterfly retire ${id} --reason "removed"`;
  if (!suite) return elsewhere ? ids.map((id) => `If ${id} is released at ${elsewhere}, take it away there: ${byHand(id)}`) : [];
  try {
    const connection = connectionFrom({ ...environment, BUTTERFLY_URL: undefined }, suite);
    const registry = new RegistryClient(connection);
    const released = new Set((await registry.channels()).map(({ id }) => id));
    const gone = ids.filter((id) => released.has(id));
    for (const id of gone) await registry.retire(id, 'removed by plugin rm');
    return gone.map((id) => `${id} is gone from the running suite, ${connection.url}.`);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return [`The running suite could not be told: ${why}`, ...ids.map((id) => `It still shows ${id}. Later: ${byHand(id)}`)];
  }
}
