import type { RecipeHistory } from '@butterfly/contracts/floral_recipe_builder';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText, EmptyState, Money, PageHeader, StatusDot } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { api, keys } from '../flowers.client';
import { quantityText } from '../model/quantity';
import { ORDER_STATES } from '../orders/order-states';

/** Where a piece was ordered, what took the place of something in it, and what its flowers have cost. */
export function Page() {
  const { recipeId = '' } = useParams();
  const history = useQuery({
    queryKey: keys.history(recipeId),
    queryFn: async ({ signal }): Promise<RecipeHistory> => (await api.listRecipeOrders({ params: { id: recipeId }, signal })).data,
  });
  return (
    <Loaded query={history} what="the orders of the recipe" kind="table">
      {(found) => <History history={found} />}
    </Loaded>
  );
}

function History({ history: { recipe, orders, substitutions, prices } }: { history: RecipeHistory }) {
  const { nav } = usePlugin();
  const book = recipe.project_id === null ? null : `${nav.href('book', { projectId: recipe.project_id })}?piece=${recipe.id}`;
  return (
    <article className="fl-book">
      <PageHeader eyebrow={book ? <Link to={book}>Floral recipes</Link> : 'Floral recipes'} title={`Orders of ${recipe.name}`} />
      {orders.length === 0 ? (
        <EmptyState drawing="vase" title="Not ordered yet" text="Orders in which this piece appears stand here, with what came of them." />
      ) : (
        <ul className="fl-pieces" aria-label="Orders of the recipe">
          {orders.map((order) => (
            <OrderedLine key={order.line_id} order={order} />
          ))}
        </ul>
      )}
      {substitutions.length > 0 && (
        <section aria-label="Substitutions">
          <h2>Taken instead</h2>
          <ul className="fl-summary">
            {substitutions.map(({ name, instead_of }) => (
              <li key={`${name} ${instead_of}`}>
                {name} <span className="bf-soft">instead of {instead_of}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {prices && prices.length > 0 && <Prices prices={prices} />}
    </article>
  );
}

function OrderedLine({ order }: { order: RecipeHistory['orders'][number] }) {
  const { nav, tenant } = usePlugin();
  const [tone, words] = ORDER_STATES[order.status];
  return (
    <li className="fl-row">
      <Link className="fl-row-button fl-order-row" to={nav.href('order', { orderId: order.order_id })}>
        <span className="fl-row-name">
          {order.name}
          <small>
            <span>
              {order.number}, {order.supplier_name}, <DateText value={order.at} as="moment" />
            </span>
            {order.instead_of && <span>instead of {order.instead_of}</span>}
            {order.rejected_units > 0 && (
              <span>
                {order.rejected_units} rejected: {order.reject_reason}
              </span>
            )}
          </small>
        </span>
        <StatusDot tone={tone}>{words}</StatusDot>
        <span className="fl-row-quantity bf-figures">{quantityText(order.qty_milli)} for it</span>
        <span className="fl-row-total bf-figures">
          {order.cents !== undefined && <Money minor={order.cents} currency={tenant.currency} />}
        </span>
      </Link>
    </li>
  );
}

function Prices({ prices }: { prices: NonNullable<RecipeHistory['prices']> }) {
  const { tenant } = usePlugin();
  return (
    <section aria-label="Prices">
      <h2>What its flowers have cost</h2>
      <ul className="fl-summary bf-figures">
        {prices.map(({ ingredient_id, name, supplier_name, pack_size, pack_price_cents, at }) => (
          <li key={`${ingredient_id} ${at}`}>
            <span>
              {name}{' '}
              <span className="bf-soft">
                {pack_size} at {supplier_name}, since <DateText value={at} as="moment" />
              </span>
            </span>
            <Money minor={pack_price_cents} currency={tenant.currency} />
          </li>
        ))}
      </ul>
    </section>
  );
}
