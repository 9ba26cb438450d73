import type { FlowerOrder, Ingredient, OrderPreview } from '@butterfly/contracts/floral_recipe_builder';
import type { TestClient } from '../../../platform/testing/test-client';
import { fernIngredients } from '../demo/demo-ingredients';
import { fernBooks, type DemoRecipe } from '../demo/demo-recipes';

export const AT = '/api/floral_recipe_builder';

/** A business of a test with the catalogue of the demo, and what tests do in it. */
export class FlowerWorld {
  readonly client: TestClient;
  readonly supplier: number;
  readonly #stock: ReadonlyMap<string, number>;

  private constructor(client: TestClient, { supplier, stock }: { supplier: number; stock: ReadonlyMap<string, number> }) {
    this.client = client;
    this.supplier = supplier;
    this.#stock = stock;
  }

  /** @param needed parts of the names of ingredients that are stocked */
  static async open(client: TestClient, needed: readonly string[]): Promise<FlowerWorld> {
    const supplier = (await client.post(`${AT}/suppliers/`, { name: 'Hudson Valley', email: 'orders@hvfe.example' })).json<{ id: number }>()
      .id;
    const stock = new Map<string, number>();
    for (const { name, kind, unit, pack } of fernIngredients.filter((one) => needed.some((part) => one.name.includes(part)))) {
      const { id } = (await client.post(`${AT}/ingredients/`, { name, kind, unit })).json<Ingredient>();
      await client.post(`${AT}/ingredients/${id}/packs/`, { supplier_id: supplier, pack_size: pack[0], pack_price_cents: pack[1] });
      stock.set(name, id);
    }
    return new FlowerWorld(client, { supplier, stock });
  }

  idOf(part: string): number {
    const found = [...this.#stock].find(([name]) => name.includes(part));
    if (!found) throw new Error(`The test stocks no ${part}`);
    return found[1];
  }

  async project(name: string, event_date = '2027-06-12'): Promise<number> {
    return (await this.client.post('/api/tenant_crm/projects/', { name, event_type: 'social', event_date })).json<{ id: number }>().id;
  }

  async recipe(projectId: number, { of, rentals: _rentals, ...recipe }: DemoRecipe): Promise<number> {
    const lines = Object.entries(of).map(([part, qty], at) => ({ key: `l${at}`, ingredient_id: this.idOf(part), qty_milli: qty * 1_000 }));
    const answer = await this.client.post(`${AT}/projects/${projectId}/recipes/`, { ...recipe, lines });
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json<{ id: number }>().id;
  }

  /** A project whose only piece takes so many of some flowers. */
  async projectWith(name: string, of: DemoRecipe['of']): Promise<number> {
    const project = await this.project(name);
    await this.recipe(project, { name: `Bouquet of ${name}`, page: 'personal', of });
    return project;
  }

  async preview(project_ids: readonly number[], wish: object = {}): Promise<OrderPreview> {
    return (await this.client.post(`${AT}/orders/preview/`, { project_ids, ...wish })).json<OrderPreview>();
  }

  /** Orders what a preview says, from the one supplier. */
  async order(project_ids: readonly number[]): Promise<FlowerOrder> {
    const { total_cents } = await this.preview(project_ids);
    const answer = await this.client.post(`${AT}/orders/`, { project_ids, expected_total_cents: total_cents });
    const [order] = answer.json<{ orders: FlowerOrder[] }>().orders ?? [];
    if (!order) throw new Error(answer.body);
    return order;
  }

  /** A step of an order without anything beside it. */
  step(id: number, verb: string, body: object = {}) {
    return this.client.post(`${AT}/orders/${id}/${verb}/`, body);
  }

  async read(id: number): Promise<{ order: FlowerOrder; etag: string }> {
    const answer = await this.client.get(`${AT}/orders/${id}/`);
    return { order: answer.json<FlowerOrder>(), etag: String(answer.headers['etag']) };
  }

  receive(
    id: number,
    { etag, client = this.client, ...body }: { etag: string; client?: TestClient; lines?: object[]; instead?: object[] },
  ) {
    return client.post(`${AT}/orders/${id}/receive/`, body, { headers: { 'if-match': etag } });
  }
}

/** The pieces of the worked example. */
export const wedding: readonly DemoRecipe[] = fernBooks.find(({ project }) => project === 'Marlow & Okafor wedding')?.recipes ?? [];
