import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BootData, ReleaseRecord } from '@butterfly/contracts/plugins';
import { expect, type Page } from '@playwright/test';
import { watchNetwork } from './network-rest';
import { addressOf, pagesOf } from './pages-of-plugin';
import { watchTroubles } from './page-troubles';
import type { Registry } from './registry';
import { repositoryRoot } from './running-suite';

/** How long a page has to draw its heading. */
const PATIENCE_MS = 10_000;

const recordIn = (folder: string): ReleaseRecord => JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as ReleaseRecord;

/** A copy of the folder of a shell under a version that no shell of the suite has: what people run elsewhere may bear the same one with other bytes. */
function asGuest(folder: string): { folder: string; version: string } {
  const guest = mkdtempSync(join(tmpdir(), 'butterfly-guest-shell-'));
  cpSync(folder, guest, { recursive: true });
  const record = recordIn(guest);
  const version = `${record.version.split('-')[0]}-guest.h${record.content_hash.slice(0, 12)}`;
  writeFileSync(join(guest, 'release.json'), JSON.stringify({ ...record, version, container: `shell_${version.replace(/\W/g, '_')}` }));
  return { folder: guest, version };
}

/**
 * Gives everybody this shell and visits every page of the plugins in it. Answers what went wrong in words, by page; nothing when each
 * of them drew its heading and neither the console nor the network complained. Sign in as an administrator before.
 */
export async function problemsInShell(
  page: Page,
  { registry, folder, plugins }: { registry: Registry; folder: string; plugins: readonly string[] },
): Promise<string[]> {
  const own = recordIn(join(repositoryRoot, 'shell/dist'));
  // The same bytes have one version: it is the shell of the suite.
  const { version: name, content_hash } = recordIn(folder);
  if (content_hash === own.content_hash) return problemsOn(page, { name, version: own.version, plugins });
  const guest = asGuest(folder);
  await registry.publishFolder(guest.folder);
  await registry.promote('shell', guest.version, { force: true });
  try {
    return await problemsOn(page, { name, version: guest.version, plugins });
  } finally {
    await registry.rollBack('shell');
  }
}

interface Visited {
  /** The version that people know. */
  readonly name: string;
  /** The one that the suite has it under. */
  readonly version: string;
  readonly plugins: readonly string[];
}

async function problemsOn(page: Page, { name, version, plugins }: Visited): Promise<string[]> {
  const [network, troubles] = [watchNetwork(page), watchTroubles(page)];
  const problems: string[] = [];
  for (const plugin of plugins) {
    for (const { path } of await pagesOf(page, plugin)) {
      await page.goto(await addressOf(page, { path, plugin }));
      const heading = page.locator('section.plugin h1').first();
      const isDrawn = await heading.waitFor({ timeout: PATIENCE_MS }).then(
        () => true,
        () => false,
      );
      if (isDrawn) await network.come();
      const silence = isDrawn ? [] : [`shows nothing of its own within ${PATIENCE_MS / 1000} s`];
      const found = [...silence, ...troubles.take()];
      console.log(`${found.length === 0 ? '✓' : '✗'} ${path} in shell ${name}${found.length === 0 ? '' : `: ${found.join('; ')}`}`);
      problems.push(...found.map((one) => `${path}: ${one}`));
    }
  }
  expect((await bootOf(page)).shell.version, 'the shell of the last page').toBe(version);
  return problems;
}

async function bootOf(page: Page): Promise<BootData> {
  return JSON.parse((await page.locator('script#boot').textContent()) ?? '{}') as BootData;
}
