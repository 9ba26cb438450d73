import type { Locator, Page } from '@playwright/test';

type Api = (method: string, path: string, data?: unknown) => Promise<{ json(): Promise<unknown>; ok(): boolean; status(): number }>;

export const JUNE = '2027-06-12';

/** A project of the test's own, on the Saturday of the worked example; no wedding, which a rule of the demo would give to somebody. */
export async function newEvent(api: Api, name: string): Promise<number> {
  const answer = await api('POST', '/api/tenant_crm/projects/', { name, event_type: 'social', event_date: JUNE });
  return ((await answer.json()) as { id: number }).id;
}

/** Ids of ingredients by a part of their name. */
export async function ingredientIds(api: Api): Promise<(part: string) => number> {
  const list = (await (await api('GET', '/api/floral_recipe_builder/ingredients/?page_size=200')).json()) as {
    results: { id: number; name: string }[];
  };
  return (part) => {
    const found = list.results.find(({ name }) => name.includes(part));
    if (!found) throw new Error(`There is no ingredient with ${part} in its name.`);
    return found.id;
  };
}

/** A piece of a project, with its lines by ingredient. */
export async function newPiece(
  api: Api,
  { projectId, name, of, quantity = 1 }: { projectId: number; name: string; of: Readonly<Record<string, number>>; quantity?: number },
): Promise<number> {
  const idOf = await ingredientIds(api);
  const lines = Object.entries(of).map(([part, qty], at) => ({ key: `l${at}`, ingredient_id: idOf(part), qty_milli: qty * 1_000 }));
  const answer = await api('POST', `/api/floral_recipe_builder/projects/${projectId}/recipes/`, {
    name,
    page: 'personal',
    quantity,
    lines,
  });
  return ((await answer.json()) as { id: number }).id;
}

/** The page of a project's recipes as a person sees it. */
export class FlowersPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  open(projectId: number) {
    return this.page.goto(`/floral_recipe_builder/recipe_app/${projectId}`);
  }

  openPiece(name: string) {
    return this.page.getByRole('button', { name: `Open ${name}`, exact: true }).click();
  }

  quantityOf(ingredient: string): Locator {
    return this.page.getByRole('textbox', { name: `Quantity of ${ingredient}`, exact: true });
  }

  get price(): Locator {
    return this.page.getByRole('region', { name: /^Price of / });
  }

  get totals(): Locator {
    return this.page.getByRole('region', { name: 'Whole project' });
  }

  get items(): Locator {
    return this.page.getByRole('region', { name: 'Items used' });
  }

  /** Terms and values of a list of figures, as they are read. */
  async figures(region: Locator): Promise<Record<string, string>> {
    const pairs = await region
      .locator('dl > div')
      .evaluateAll((rows) =>
        rows.map((row) => [row.querySelector('dt')?.textContent ?? '', row.querySelector('dd')?.textContent ?? ''] as const),
      );
    return Object.fromEntries(pairs);
  }
}
