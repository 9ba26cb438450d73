import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { callApi } from '../fixtures';

type FindRecord = (page: Page) => Promise<string | number>;

/**
 * Of a plugin's addresses with a parameter: a record that the demo data has, by the pattern of the address. In
 * `plugins/<id>/<id>.records.ts`. Null: a test of the plugin's own visits it with a record that it makes first.
 */
export type DemoRecords = Readonly<Record<string, FindRecord | null>>;

/** A field of the first row that a list answers. */
export function firstOf(address: string, field = 'id'): FindRecord {
  return async (page) => {
    const answer = (await (await page.request.get(address)).json()) as
      | Record<string, string | number>[]
      | { results: Record<string, string | number>[] };
    const value = (Array.isArray(answer) ? answer : answer.results).find((row) => row[field])?.[field];
    if (value === undefined) throw new Error(`${address} has no row with ${field}.`);
    return value;
  };
}

/**
 * A table that was brought in, to be looked at before anything is made of it.
 *
 * @example '/venues/import/:id': importOf('venues.venue', 'Name\nCold room\n')
 */
export function importOf(subject: string, text: string): FindRecord {
  return async (page) => {
    const data = { file_name: 'list.csv', text };
    const answer = await callApi(page, { method: 'POST', path: `/api/records/${subject}/imports/`, data, headers: {} });
    return ((await answer.json()) as { id: number }).id;
  };
}

/** The project of which the demo data tells most. */
export const wedding: FindRecord = async (page) => {
  const projects = (await (await page.request.get('/api/tenant_crm/projects/')).json()) as { id: number; name: string }[];
  const found = projects.find(({ name }) => name === 'Marlow & Okafor wedding');
  if (!found) throw new Error('The demo data has no wedding of Marlow and Okafor.');
  return found.id;
};

/** What a plugin's own file says; nothing where it has none. */
export async function recordsOf(plugin: string): Promise<DemoRecords> {
  const file = join(import.meta.dirname, '../plugins', plugin, `${plugin}.records.ts`);
  if (!existsSync(file)) return {};
  return ((await import(pathToFileURL(file).href)) as { records: DemoRecords }).records;
}
