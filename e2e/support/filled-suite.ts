import { existsSync, mkdtempSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { Registry } from './registry';
import { repositoryRoot, startServer, type RunningSuite, type Served } from './running-suite';

const QUICK = '.br-quick';

/** A server with the demo tenants and everything that was built, published: a copy of the template where this run has one. */
export function startSuite(
  settings: Readonly<Record<string, string>> = {},
  { projects = 0 }: { /** Of each demo tenant, beside its own. */ projects?: number } = {},
): Promise<RunningSuite> {
  const from = settings['DATABASE_URL'] ? undefined : process.env['E2E_TEMPLATE'];
  return startServer(from ? async () => undefined : publishBuilt, { settings, from, projects });
}

/** Makes what the servers of a run begin with (`E2E_TEMPLATE` names it): the folder of data of a suite that was stopped. */
export async function makeTemplate(parent: string, program?: string): Promise<string> {
  const folder = mkdtempSync(join(parent, 'template-'));
  const suite = await startServer(publishBuilt, { keepIn: folder, program });
  await suite.stop();
  spareSmallForms(join(folder, 'releases', 'blobs'));
  return folder;
}

/** What was compressed quickly counts as compressed small: else every server of the run would spend seconds on the same files once more. */
function spareSmallForms(blobs: string): void {
  for (const name of readdirSync(blobs).filter((one) => one.endsWith(QUICK)))
    renameSync(join(blobs, name), join(blobs, name.replace(QUICK, '.br')));
}

/** Publishes everything that was built, and promotes it; the shell first. */
async function publishBuilt(suite: Served): Promise<void> {
  const registry = new Registry(suite);
  const folders = ['shell', ...readdirSync(join(repositoryRoot, 'remotes'))].map(distOf);
  for (const folder of folders.filter((one) => existsSync(join(one, 'release.json')))) {
    const { id, version } = await registry.publishFolder(folder);
    await registry.promote(id, version);
  }
}

/** What the build has left of the shell or a plugin. */
export function distOf(id: string): string {
  return join(repositoryRoot, id === 'shell' ? 'shell' : join('remotes', id), 'dist');
}
