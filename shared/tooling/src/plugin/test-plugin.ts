import { execFileSync } from 'node:child_process';
import { CHECKS, checksFor } from '../check/checks';
import { repositoryRoot } from '../process/repository';
import { runCommand } from '../process/run-command';
import type { Counts, Outcome } from '../test/outcome';
import { browser, checks, moduleTests, unit } from '../test/parts';
import { readPluginUses } from '../test/reach/plugin-uses';
import { runPart } from '../test/run-part';
import { showSummary } from '../test/summary';
import { HOMES, idsIn, type Home } from './homes';

/** These look at the whole repository at once, whatever has changed: `pnpm check`. */
const LEFT_OUT = ['declared error codes', 'unused code'];

/**
 * What a plugin's own team runs while it works: the checks of its four homes, its unit tests, its server tests on both engines, its
 * browser tests – against the suite that `BUTTERFLY_E2E_URL` and `DATA_DIR` name, else one of its own.
 *
 * @returns false when something failed.
 * @throws Error when there is no such plugin.
 * @example pnpm plugin test notices
 */
export async function testPlugin(id: string): Promise<boolean> {
  const homes = (Object.keys(HOMES) as Home[]).filter((home) => idsIn(home).includes(id)).map((home) => `${HOMES[home]}/${id}`);
  if (homes.length === 0) throw new Error(`There is no plugin "${id}". There are: ${idsIn('remote').join(', ')}.`);
  const own = homes.map((home) => `${home}/`);
  const outcomes: Outcome[] = [
    await runPart('Checks', () => checks(checksOf(homes))),
    await runPart('Unit tests', () => unit(own)),
    ...(await onBothEngines(`${HOMES.server}/${id}/`)),
  ];
  if (idsIn('remote').includes(id)) outcomes.push(await runPart('Browser tests', () => inBrowser(id)));
  console.log(
    `\nNot run here: ${LEFT_OUT.join(', ')} (pnpm check), and the proofs over every operation (pnpm server-test isolation proof/).`,
  );
  return showSummary(outcomes);
}

function checksOf(homes: readonly string[]) {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...homes], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  });
  const checks = CHECKS.filter(({ name }) => !LEFT_OUT.includes(name));
  return checksFor(files.split('\n').filter(Boolean), { checks, isPlugin: true });
}

/** One engine on each core. */
function onBothEngines(path: string): Promise<Outcome[]> {
  return Promise.all([
    runPart('Server on PGlite', () => moduleTests('pglite', path)),
    runPart('Server on PostgreSQL', () => moduleTests('postgres', path)),
  ]);
}

/** Against a suite that runs: built and delivered to it. Else with the shell, and the remotes whose contracts it uses: its tests lead there. */
async function inBrowser(id: string): Promise<Counts> {
  const specs = [`plugins/${id}/`, 'plugins/every-page'];
  const kept = process.env['BUTTERFLY_E2E_URL'];
  if (kept) {
    await delivered(id, kept);
    return browser(specs, { build: [id], env: { E2E_PLUGINS: id } });
  }
  const used = readPluginUses(repositoryRoot).contractsOf(id);
  const remotes = used.filter((one) => idsIn('remote').includes(one));
  return browser(specs, { build: ['shell', ...remotes], env: { E2E_PLUGINS: id } });
}

async function delivered(id: string, url: string): Promise<void> {
  for (const verb of ['build', 'deliver']) {
    const { code } = await runCommand(process.execPath, ['--import', 'tsx', 'deploy/src/main.ts', verb, id], {
      cwd: repositoryRoot,
      env: { BUTTERFLY_URL: url },
    });
    if (code !== 0) throw new Error(`butterfly ${verb} ${id} failed.`);
  }
}
