import type { Page } from '@playwright/test';
import { recordsOf } from './demo-records';

interface Boot {
  readonly plugins: readonly {
    readonly id: string;
    readonly remote: object | null;
    readonly routes: readonly { readonly path: string; readonly area: string }[];
  }[];
}

export type PluginPage = Boot['plugins'][number]['routes'][number];

/** Addresses that the plugin's release has, in every area; a plugin without a release would have none and is a fault. */
export async function pagesOf(page: Page, plugin: string): Promise<readonly PluginPage[]> {
  const { plugins } = (await (await page.request.get('/api/plugins/')).json()) as Boot;
  const found = plugins.find(({ id, remote }) => id === plugin && remote);
  if (!found) throw new Error(`${plugin} has no release here.`);
  const records = await recordsOf(plugin);
  return found.routes.filter(({ path }) => records[path] !== null);
}

/** The address of a page, with a record of the demo data where it needs one. */
export async function addressOf(page: Page, { path, plugin }: { path: string; plugin: string }): Promise<string> {
  const name = /:(\w+)/.exec(path)?.[1];
  if (!name) return path;
  const record = (await recordsOf(plugin))[path];
  if (!record) throw new Error(`Name a record of the demo data for ${path} in e2e/plugins/${plugin}/${plugin}.records.ts.`);
  return path.replace(`:${name}`, encodeURIComponent(String(await record(page))));
}
