import { workspaceRoot } from '@butterfly/build-presets/workspace';
import type { ReleaseRecord } from '@butterfly/contracts/plugins';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { CliError } from '../cli-error';
import type { RegistryClient } from '../registry-client';

/**
 * Where another run of browser tests, or a server on this machine, has its suite, its data and its mail: the suite of the visit is one of its own.
 * What a run around this one begins its suites with, its program and its demo data, is the same here and not made again.
 */
const OF_OTHERS =
  /^(?:E2E_(?!TEMPLATE$|TEMPLATE_DATABASE$|POSTGRES$)|BUTTERFLY_E2E_|S3_|SMTP_)|^(?:BUTTERFLY_URL|BUTTERFLY_TOKEN|DATA_DIR|DATABASE_URL|MIGRATION_DATABASE_URL|DEPLOY_TOKEN|NODE_ENV)$/;

interface Visit {
  readonly registry: Pick<RegistryClient, 'file'>;
  readonly shells: readonly ReleaseRecord[];
  readonly ids: readonly string[];
}

/** Visits every page of these plugins in a browser, in each shell as the registry has it. The suite is one of its own, with demo data. */
export async function visitPages({ registry, shells, ids }: Visit): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'butterfly-live-shells-'));
  try {
    const folders: string[] = [];
    for (const shell of shells) folders.push(await fetchRelease(registry, { release: shell, root }));
    const code = await runBrowser(folders, ids);
    if (code !== 0) throw new CliError('A page does not work in a shell that people run: see above.');
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** A release as a build leaves it: its record, and its files beside it. */
async function fetchRelease(registry: Visit['registry'], { release, root }: { release: ReleaseRecord; root: string }): Promise<string> {
  const folder = join(root, `${release.id}-${release.version}-${release.content_hash.slice(0, 8)}`);
  for (const { path } of release.files) {
    const target = join(folder, 'files', path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, await registry.file(release, path));
  }
  writeFileSync(join(folder, 'release.json'), JSON.stringify(release));
  return folder;
}

function runBrowser(folders: readonly string[], ids: readonly string[]): Promise<number | null> {
  const words = ['run', '--silent', 'e2e', '--', `--build=${['shell', ...ids].join(',')}`, 'delivery/live-shells.spec.ts'];
  const env = {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_OTHERS.test(name))),
    E2E_SHELLS: folders.join(delimiter),
    E2E_PLUGINS: ids.join(','),
    E2E_OUTPUT: 'test-results/live-shells',
    E2E_RETRIES: '0',
    E2E_WORKERS: '1',
  };
  const child = spawn('npm', words, { cwd: workspaceRoot, env, stdio: 'inherit' });
  return new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
}
