import type { NewRecipe } from '@butterfly/contracts/floral_recipe_builder';
import type { DemoBuilder, DemoContext } from '../../../demo/demo-business';
import type { Db } from '../../../platform/db/db';
import { inNameOf } from '../../../platform/db/worker';
import { books } from '../book/repository';
import { BookService } from '../book/service';
import { CatalogueService, type Reader } from '../catalogue/service';
import { ingredients, suppliers } from '../catalogue/repository';
import { seedLibrary } from './demo-library';
import { seedOrders } from './demo-orders';
import { demoSubstitutes, fernIngredients, otherPacks, reigerIngredients, type DemoIngredient } from './demo-ingredients';
import { demoLines, type Stock } from './demo-lines';
import { fernBooks, reigerBooks, type DemoBook, type DemoRecipe } from './demo-recipes';

interface DemoSupplier {
  readonly name: string;
  readonly email: string;
  readonly lead_time_days: number;
}

const SUPPLIERS: Readonly<Record<'fern' | 'reiger', readonly [usual: DemoSupplier, ...others: DemoSupplier[]]>> = {
  fern: [
    { name: 'Hudson Valley Flower Exchange', email: 'orders@hvfe.example', lead_time_days: 3 },
    { name: 'Mayfield Wholesale', email: 'desk@mayfield.example', lead_time_days: 5 },
    { name: 'Catskill Blooms Farm Co-op', email: 'hello@catskillblooms.example', lead_time_days: 2 },
  ],
  reiger: [{ name: 'Bloemenveiling Utrecht', email: 'verkoop@veiling.example', lead_time_days: 2 }],
};

const blankSupplier = {
  phone: null,
  order_channel: 'email' as const,
  min_order_cents: null,
  delivery_fee_cents: null,
  notes: '',
};

/** Ingredients, suppliers and the recipes of the demo projects. A business that has suppliers keeps what it has. */
export const builder: DemoBuilder = {
  order: 40,
  build: async (context) => {
    const { platform, business, today } = context;
    const worker = inNameOf({ tenantId: business.tenantId, memberId: business.members.get('mia') ?? null });
    await platform.db.withTenant(worker, async (db) => {
      if ((await db.rows('select id from floral_recipe_builder_supplier limit 1')).length > 0) return;
      const reader: Reader = { seesCosts: true, currency: business.currency, today };
      const stock = await seedCatalogue(db, { key: business.key, reader });
      await seedBooks(db, { context, reader, stock });
      await seedLibrary(db, { key: business.key, stock });
      await seedOrders(db, { context, reader });
    });
  },
};

async function seedCatalogue(db: Db, { key, reader }: { key: 'fern' | 'reiger'; reader: Reader }): Promise<Stock> {
  const catalogue = new CatalogueService();
  const [usual, other] = await Promise.all(SUPPLIERS[key].map((supplier) => suppliers.insert(db, { ...blankSupplier, ...supplier })));
  const stock = new Map<string, number>();
  for (const ingredient of key === 'fern' ? fernIngredients : reigerIngredients) {
    const { id } = await catalogue.create(db, newIngredient(ingredient), reader);
    stock.set(ingredient.name, id);
    const [size, cents] = ingredient.pack;
    if (usual) await catalogue.addPack(db, { id, pack: newPack({ supplier_id: usual.id, size, cents }), reader });
  }
  for (const [name, size, cents] of other ? otherPacks : []) {
    const id = stock.get(name);
    if (id && other)
      await catalogue.addPack(db, { id, pack: { ...newPack({ supplier_id: other.id, size, cents }), pack_name: 'box' }, reader });
  }
  await seedSubstitutes(db, stock);
  return stock;
}

async function seedSubstitutes(db: Db, stock: Stock): Promise<void> {
  for (const [name, list] of Object.entries(demoSubstitutes)) {
    const id = stock.get(name);
    const substitutes = list.flatMap(([other, ratio_milli]) => {
      const ingredient_id = stock.get(other);
      return ingredient_id === undefined ? [] : [{ ingredient_id, ratio_milli, note: '' }];
    });
    if (id !== undefined) await ingredients.patch(db, { id, changes: { substitutes } });
  }
}

const newPack = ({ supplier_id, size, cents }: { supplier_id: number; size: number; cents: number }) => ({
  supplier_id,
  sku: null,
  pack_name: size === 1 ? ('each' as const) : ('bunch' as const),
  pack_size: size,
  pack_price_cents: cents,
  min_packs: 1,
  step_packs: 1,
  is_default: false,
});

const newIngredient = ({ name, botanical, kind, role, unit, life, months, colour }: DemoIngredient) => ({
  name,
  botanical,
  kind,
  role,
  unit,
  colour_family: colour[0],
  colour_hex: colour[1],
  season_months: [...months],
  vase_life_days: life,
  processing_lead_days: kind === 'hard_good' ? 0 : 3,
  waste_bps: null,
  substitutes: [],
});

async function seedBooks(db: Db, { context, reader, stock }: { context: DemoContext; reader: Reader; stock: Stock }): Promise<void> {
  const service = new BookService(context.platform);
  const demo: readonly DemoBook[] = context.business.key === 'fern' ? fernBooks : reigerBooks;
  for (const { project, status, recipes } of demo) {
    const projectId = context.projects.get(project);
    if (projectId === undefined) continue;
    for (const recipe of recipes) await service.createRecipe(db, { projectId, input: newRecipe(recipe, stock), reader });
    const { id } = await service.read(db, projectId, reader);
    await books.patch(db, { id, changes: { status } });
  }
}

function newRecipe({ of, rentals = [], ...recipe }: DemoRecipe, stock: Stock): NewRecipe {
  return {
    arrangement_type: '',
    quantity: 1,
    status: 'draft',
    design_notes: '',
    minutes: 0,
    labor: null,
    round_step_cents: null,
    price_override_cents: null,
    price_locked: false,
    locked_price_cents: null,
    is_no_recipe: false,
    target_price_cents: null,
    repurposed_from: [],
    ...recipe,
    rentals: rentals.map(([name, rental_price_cents], at) => ({ key: `r${at}`, name, qty: 1, rental_price_cents })),
    lines: demoLines(of, stock),
  };
}
