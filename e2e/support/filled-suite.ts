import { existsSync, mkdtempSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { Registry } from './registry';
import { newDatabase, serverOfRun, type RunDatabase } from './run-database';
import { repositoryRoot, startServer, type RunningSuite, type Served } from './running-suite';

const QUICK = '.br-quick';

/** What the servers of a run begin with: the folder of data of a suite that was stopped, and its database, where that is not in the folder. */
export interface SuiteTemplate {
  readonly folder: string;
  /** On the PostgreSQL of the run. */
  readonly database: RunDatabase | null;
}

interface SuiteOptions {
  /** Of each demo tenant, beside its own. */
  readonly projects?: number;
  /** The embedded engine, whatever the run has. */
  readonly isEmbedded?: boolean;
}

/** A server with the demo tenants and everything that was built, published: a copy of the template where this run has one. */
export async function startSuite(
  settings: Readonly<Record<string, string>> = {},
  { projects = 0, isEmbedded = false }: SuiteOptions = {},
): Promise<RunningSuite> {
  const server = isEmbedded ? undefined : serverOfRun();
  // The database of the template is where the others of this run are.
  const from = isEmbedded && serverOfRun() ? undefined : process.env['E2E_TEMPLATE'];
  const database = server ? await newDatabase(server, process.env['E2E_TEMPLATE_DATABASE']) : null;
  const suite = await startServer(from ? async () => undefined : publishBuilt, {
    settings: { ...settings, ...(database && { DATABASE_URL: database.url }) },
    from,
    projects,
  });
  const stop = async () => {
    await suite.stop();
    await database?.drop();
  };
  return { ...suite, stop };
}

/** Makes what the servers of a run begin with; `E2E_TEMPLATE` and `E2E_TEMPLATE_DATABASE` name it to them. */
export async function makeTemplate(
  parent: string,
  { program, server = serverOfRun() }: { readonly program?: string; readonly server?: string | undefined } = {},
): Promise<SuiteTemplate> {
  const folder = mkdtempSync(join(parent, 'template-'));
  const database = server ? await newDatabase(server) : null;
  const suite = await startServer(publishBuilt, { keepIn: folder, program, settings: database ? { DATABASE_URL: database.url } : {} });
  await suite.stop();
  spareSmallForms(join(folder, 'releases', 'blobs'));
  return { folder, database };
}

/** The environment in which tests find it. */
export function templateEnvironment({ folder, database }: SuiteTemplate): Record<string, string> {
  return { E2E_TEMPLATE: folder, ...(database && { E2E_TEMPLATE_DATABASE: database.name }) };
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
