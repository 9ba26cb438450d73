import { usualProfile } from '@butterfly/contracts/floral_recipe_builder';
import type { OwnSamples } from '../../isolation-samples';

type Ids = {
  readonly supplier: number;
  readonly ingredient: number;
  readonly pack: number;
  readonly profile: number;
  readonly recipe: number;
  readonly order: number;
  readonly version: number;
  readonly kept: number;
};

const byId = (name: keyof Ids) => (_ids: unknown, own: Ids) => ({ id: own[name] });
const ofProject = ({ project }: { project: number }) => ({ projectId: project });
const RULES = { ...usualProfile };

/** What the proofs of isolation, of row scopes and of features send to the operations of this module. */
export const samples: OwnSamples<Ids> = {
  fill: async ({ client, project, mark, projectMark }) => {
    const post = async (path: string, body: object) =>
      (await client.post(`/api/floral_recipe_builder/${path}`, body)).json<{ id: number }>();
    const supplier = (await post('suppliers/', { name: mark })).id;
    const ingredient = (await post('ingredients/', { name: mark, kind: 'fresh' })).id;
    const bought = await client.post(`/api/floral_recipe_builder/ingredients/${ingredient}/packs/`, {
      supplier_id: supplier,
      pack_size: 25,
      pack_price_cents: 3_250,
    });
    const pack = bought.json<{ packs: { id: number }[] }>().packs[0]?.id ?? 0;
    const profile = (await post('pricing-profiles/', { name: mark, rules: RULES })).id;
    const lines = [{ key: 'a', ingredient_id: ingredient, qty_milli: 8_000 }];
    const recipe = (await post(`projects/${project}/recipes/`, { name: projectMark, page: 'personal', lines })).id;
    const wish = { project_ids: [project], needed_by: '2030-01-01' };
    const { total_cents } = (await client.post('/api/floral_recipe_builder/orders/preview/', wish)).json<{ total_cents: number }>();
    const ordered = await client.post('/api/floral_recipe_builder/orders/', {
      ...wish,
      note: projectMark,
      expected_total_cents: total_cents,
    });
    const order = ordered.json<{ orders: { id: number }[] }>().orders[0]?.id ?? 0;
    const book = `/api/floral_recipe_builder/projects/${project}/book`;
    await client.post(`${book}/lock/`);
    await client.post(`${book}/unlock/`);
    const version = (await client.get(`${book}/versions/`)).json<{ id: number }[]>()[0]?.id ?? 0;
    const kept = (await post(`recipes/${recipe}/library/`, { name: mark })).id;
    return { supplier, ingredient, pack, profile, recipe, order, version, kept };
  },
  belongs: {
    supplier: 'business',
    ingredient: 'business',
    pack: 'business',
    profile: 'business',
    recipe: 'project',
    order: 'project',
    version: 'project',
    kept: 'business',
  },
  // The key is chosen by the page: in another business, the same one is another quote.
  shared: {
    getTempBook: { tempProjectId: 'walk-in' },
    createTempRecipe: { tempProjectId: 'walk-in' },
    attachTempBook: { tempProjectId: 'walk-in' },
  },
  paths: {
    updateSupplier: byId('supplier'),
    archiveSupplier: byId('supplier'),
    restoreSupplier: byId('supplier'),
    getIngredient: byId('ingredient'),
    updateIngredient: byId('ingredient'),
    archiveIngredient: byId('ingredient'),
    restoreIngredient: byId('ingredient'),
    createPack: byId('ingredient'),
    listPrices: byId('ingredient'),
    updatePack: byId('pack'),
    removePack: byId('pack'),
    updateProfile: byId('profile'),
    getBook: ofProject,
    updateBook: ofProject,
    createRecipe: ofProject,
    getRecipe: byId('recipe'),
    updateRecipe: byId('recipe'),
    deleteRecipe: byId('recipe'),
    restoreRecipe: byId('recipe'),
    lockBook: ofProject,
    unlockBook: ofProject,
    listVersions: ofProject,
    compareVersion: ({ project }, own) => ({ projectId: project, id: own.version }),
    listRecipeOrders: byId('recipe'),
    listOrders: ofProject,
    getProjectCosts: ofProject,
    getToOrder: ofProject,
    getLibraryRecipe: byId('kept'),
    updateLibraryRecipe: byId('kept'),
    archiveLibraryRecipe: byId('kept'),
    restoreLibraryRecipe: byId('kept'),
    saveToLibrary: byId('recipe'),
    takeRecipe: ofProject,
    getProduction: ofProject,
    tickProduction: ofProject,
    getProductionPdf: ofProject,
    getOrder: byId('order'),
    updateOrder: byId('order'),
    reviewOrder: byId('order'),
    sendOrder: byId('order'),
    confirmOrder: byId('order'),
    receiveOrder: byId('order'),
    listStandIns: byId('order'),
    closeOrder: byId('order'),
    cancelOrder: byId('order'),
    getOrderPdf: byId('order'),
    getOrderCsv: byId('order'),
  },
  queries: { listFlowerNeeds: '?search=Only&from=2026-01-01&to=2035-12-31' },
  bodies: {
    createSupplier: { name: 'Sample' },
    updateSupplier: { name: 'Renamed' },
    createIngredient: { name: 'Sample', kind: 'fresh' },
    updateIngredient: { name: 'Renamed' },
    createPack: { supplier_id: 1, pack_size: 10, pack_price_cents: 1_450 },
    updatePack: { pack_price_cents: 1_500 },
    createProfile: { name: 'Sample', rules: RULES },
    updateProfile: { name: 'Renamed' },
    updateBook: { name: 'Renamed' },
    createRecipe: { name: 'Sample', page: 'personal' },
    updateRecipe: { name: 'Renamed' },
    previewOrders: { project_ids: [1] },
    createOrders: { project_ids: [1], expected_total_cents: 0 },
    attachTempBook: { project_id: 1 },
    createTempRecipe: { name: 'Sample', page: 'personal' },
    updateOrder: { note: 'Renamed' },
    confirmOrder: {},
    updateLibraryRecipe: { name: 'Renamed' },
    saveToLibrary: { name: 'Sample' },
    takeRecipe: { from: { kind: 'library', id: 1 }, page: 'personal' },
    tickProduction: {
      sent_at: '2027-06-10T10:00:00Z',
      ticks: [{ client_id: '4f6c9f0e-3d0b-4c59-9a53-0a1f6f6f3f11', item: 'stems:1', done: true, at: '2027-06-10T09:00:00Z' }],
    },
    receiveOrder: { lines: [{ line_id: 1, received_units: 1 }] },
  },
};
