import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseRecord } from '@butterfly/contracts/plugins';
import { Registry } from './registry';
import { repositoryRoot, startServer, type RunningSuite, type Served } from './running-suite';

/** A server with the demo tenants and everything that was built, published: a copy of the template where this run has one. */
export function startSuite(settings: Readonly<Record<string, string>> = {}): Promise<RunningSuite> {
  const from = settings['DATABASE_URL'] ? undefined : process.env['E2E_TEMPLATE'];
  return startServer(from ? async () => undefined : publishBuilt, { settings, from });
}

/** Makes what the servers of a run begin with (`E2E_TEMPLATE` names it): the folder of data of a suite that was stopped. */
export async function makeTemplate(parent: string): Promise<string> {
  const folder = mkdtempSync(join(parent, 'template-'));
  const suite = await startServer(publishBuilt, { keepIn: folder });
  await suite.stop();
  return folder;
}

/** Publishes everything that was built, and promotes it; the shell first. */
async function publishBuilt(suite: Served): Promise<void> {
  const registry = new Registry(suite);
  const folders = [
    join(repositoryRoot, 'shell/dist'),
    ...readdirSync(join(repositoryRoot, 'remotes')).map((id) => join(repositoryRoot, 'remotes', id, 'dist')),
  ];
  for (const folder of folders.filter((one) => existsSync(join(one, 'release.json')))) {
    const record = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as ReleaseRecord;
    await registry.publish(record, (path) => readFileSync(join(folder, 'files', path)));
    await registry.promote(record.id, record.version);
  }
}
