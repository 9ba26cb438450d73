import { expect, type APIResponse, type Page } from '@playwright/test';
import { wedding } from '../../support/demo-records';

/** What a proposal says, as far as the tests touch it. */
export interface Content {
  readonly sections: readonly { readonly key: string; readonly lines: readonly Record<string, unknown>[] }[];
}
type Api = (method: string, path: string, body?: object, headers?: Record<string, string>) => Promise<APIResponse>;

/** What the proposal of the demo's wedding says: 5,362.12; other tests may have written a newer one for other quantities. */
export async function goldenContent(page: Page): Promise<Content> {
  const list = await page.request.get(`/api/proposal_and_invoice/proposals/?project=${await wedding(page)}`);
  const { results } = (await list.json()) as { results: { id: number; total_cents: number }[] };
  const golden = results.find(({ total_cents }) => total_cents === 536_212);
  expect(golden).toBeDefined();
  return ((await (await page.request.get(`/api/proposal_and_invoice/proposals/${golden?.id}/`)).json()) as { content: Content }).content;
}

/** A draft of its own that says this: afterwards it is what the business wrote last. Answers its id. */
export async function writeProposal(api: Api, { project, content }: { project: number; content: Content }): Promise<number> {
  const made = await api('POST', '/api/proposal_and_invoice/proposals/', { project_id: project, title: 'Flowers for your day' });
  const { id } = (await made.json()) as { id: number };
  await api('PATCH', `/api/proposal_and_invoice/proposals/${id}/`, { content }, { 'if-match': '*' });
  return id;
}

/** The same without its recipes, which belong to their project. */
export function withoutRecipes(content: Content): Content {
  const sections = content.sections.map((section) => ({
    ...section,
    lines: section.lines.map((line) => ({ ...line, recipe_id: null, follows_recipe: false })),
  }));
  return { ...content, sections };
}
