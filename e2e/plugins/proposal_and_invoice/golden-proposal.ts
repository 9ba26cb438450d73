import { expect, type APIResponse, type Page } from '@playwright/test';
import { wedding } from '../../support/demo-records';

/** What a proposal says, as far as the tests touch it. */
export interface Content {
  readonly sections: readonly { readonly key: string; readonly lines: readonly Record<string, unknown>[] }[];
}
interface Listed {
  readonly results: { id: number; total_cents: number }[];
}
type Api = (method: string, path: string, body?: object, headers?: Record<string, string>) => Promise<APIResponse>;

const versions = async (page: Page): Promise<{ id: number; total_cents: number }[]> =>
  ((await (await page.request.get(`/api/proposal_and_invoice/proposals/?project=${await wedding(page)}`)).json()) as Listed).results;

/** What the proposal of the demo's wedding says: 5,362.12. */
export async function goldenContent(page: Page): Promise<Content> {
  const golden = (await versions(page)).find(({ total_cents }) => total_cents === 536_212);
  expect(golden).toBeDefined();
  return ((await (await page.request.get(`/api/proposal_and_invoice/proposals/${golden?.id}/`)).json()) as { content: Content }).content;
}

/** The newest version of it says that again, after a test that has made one for other quantities. */
export async function goldenAgain(page: Page, api: Api): Promise<void> {
  const content = await goldenContent(page);
  const [newest] = await versions(page);
  await api('PATCH', `/api/proposal_and_invoice/proposals/${newest?.id}/`, { content }, { 'if-match': '*' });
  expect((await versions(page))[0]).toMatchObject({ id: newest?.id, total_cents: 536_212 });
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
