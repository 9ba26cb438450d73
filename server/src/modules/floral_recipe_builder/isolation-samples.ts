import { usualProfile } from '@butterfly/contracts/floral_recipe_builder';
import type { OwnSamples } from '../../isolation-samples';

type Ids = {
  readonly supplier: number;
  readonly ingredient: number;
  readonly pack: number;
  readonly profile: number;
  readonly recipe: number;
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
    return { supplier, ingredient, pack, profile, recipe };
  },
  belongs: { supplier: 'business', ingredient: 'business', pack: 'business', profile: 'business', recipe: 'project' },
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
  },
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
  },
};
