import type { Page } from '@playwright/test';

/** Of a plugin's addresses with a parameter: a record that the demo data has, by the pattern of the address. In `plugins/<id>/<id>.records.ts`. */
export type DemoRecords = Readonly<Record<string, (page: Page) => Promise<string | number>>>;

/** A field of the first row that a list answers. */
export function firstOf(address: string, field = 'id'): DemoRecords[string] {
  return async (page) => {
    const answer = (await (await page.request.get(address)).json()) as
      | Record<string, string | number>[]
      | { results: Record<string, string | number>[] };
    const value = (Array.isArray(answer) ? answer : answer.results).find((row) => row[field])?.[field];
    if (value === undefined) throw new Error(`${address} has no row with ${field}.`);
    return value;
  };
}

/** The project of which the demo data tells most. */
export const wedding: DemoRecords[string] = async (page) => {
  const projects = (await (await page.request.get('/api/tenant_crm/projects/')).json()) as { id: number; name: string }[];
  const found = projects.find(({ name }) => name === 'Marlow & Okafor wedding');
  if (!found) throw new Error('The demo data has no wedding of Marlow and Okafor.');
  return found.id;
};
