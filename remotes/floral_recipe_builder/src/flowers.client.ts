import type { operations as agentOperations } from '@butterfly/contracts/agents';
import { paths as agentPaths } from '@butterfly/contracts/agents/paths';
import type { Ingredient, operations } from '@butterfly/contracts/floral_recipe_builder';
import { paths } from '@butterfly/contracts/floral_recipe_builder/paths';
import type { operations as recordOperations } from '@butterfly/contracts/records';
import { paths as recordPaths } from '@butterfly/contracts/records/paths';
import type { operations as crmOperations, ProjectLight } from '@butterfly/contracts/tenant_crm';
import { paths as crmPaths } from '@butterfly/contracts/tenant_crm/paths';
import { createClient } from '@butterfly/plugin-sdk';
import type { MembersSource } from '@butterfly/record-kit/members';

export const api = createClient<typeof operations>(paths);
const crm = createClient<Pick<typeof crmOperations, 'listOwners' | 'listProjects'>>({
  listOwners: crmPaths.listOwners,
  listProjects: crmPaths.listProjects,
});

/** Drafts that the assistant has made for the member. */
export const assistantDrafts = createClient<Pick<typeof agentOperations, 'applyDraft' | 'discardDraft' | 'listDrafts' | 'undoDraft'>>({
  listDrafts: agentPaths.listDrafts,
  applyDraft: agentPaths.applyDraft,
  discardDraft: agentPaths.discardDraft,
  undoDraft: agentPaths.undoDraft,
});

const records = createClient<Pick<typeof recordOperations, 'uploadFile'>>({ uploadFile: recordPaths.uploadFile });

/** A photograph becomes a file of the order. */
export const uploadPhoto = (orderId: number, file: File) =>
  records.uploadFile({
    params: { subject_type: 'floral_recipe_builder.order', subject_id: String(orderId) },
    query: { name: file.name },
    body: file,
  });

/** Who can be named as the one that saved meanwhile. */
export const members: MembersSource = { list: (signal) => crm.listOwners({ signal }) };

/** The projects that the member sees. */
export const allProjects = async ({ signal }: { signal: AbortSignal }) =>
  (await crm.listProjects({ signal })).data as readonly ProjectLight[];

/** Keys of cached answers; a change invalidates them by their beginning. */
export const keys = {
  books: ['recipe-books'],
  book: (projectId: string) => ['recipe-books', projectId],
  quote: (key: string) => ['recipe-books', 'quote', key],
  versions: (projectId: string) => ['recipe-books', projectId, 'versions'],
  comparison: (projectId: string, id: number) => ['recipe-books', projectId, 'versions', id],
  recipe: (id: string) => ['recipe', id],
  catalogue: ['ingredients'],
  suppliers: ['ingredients', 'suppliers'],
  previews: ['order-previews'],
  preview: (wish: unknown) => ['order-previews', wish],
  orders: ['flower-orders'],
  ordersOf: (projectId: string) => ['flower-orders', 'project', projectId],
  costsOf: (projectId: string) => ['flower-orders', 'costs', projectId],
  order: (id: string) => ['flower-orders', 'one', id],
  standIns: (id: string) => ['flower-orders', 'stand-ins', id],
  drafts: (projectId: number) => ['recipe-drafts', projectId],
  library: ['recipe-library'],
  productions: ['production'],
  production: (projectId: string) => ['production', projectId],
  histories: ['recipe-histories'],
  history: (recipeId: string) => ['recipe-histories', recipeId],
  projects: ['flower-projects'],
  profiles: ['pricing-profiles'],
} as const;

const MOST_PAGES = 20;

/** All ingredients of the business, so that typing a name asks nobody. */
export async function allIngredients({ signal }: { signal: AbortSignal }): Promise<readonly Ingredient[]> {
  const found: Ingredient[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { data } = await api.listIngredients({ query: { page, page_size: 200 }, signal });
    found.push(...data.results);
    if (data.next === null) break;
  }
  return found;
}
