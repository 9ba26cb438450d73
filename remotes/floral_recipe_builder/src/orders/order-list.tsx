import type { OrderSummary } from '@butterfly/contracts/floral_recipe_builder';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText, Money, StatusDot } from '@butterfly/ui-kit';
import { Link } from 'react-router-dom';
import { ORDER_STATES } from './order-states';

/** Orders that were made for a project, the newest first. */
export function OrderList({ orders, projectId }: { orders: readonly OrderSummary[]; projectId: number }) {
  const { nav } = usePlugin();
  return (
    <section className="fl-section" aria-label="Orders made">
      <ul className="fl-pieces">
        {orders.map((order) => {
          const { id, number, supplier_name, status, needed_by, delivery_date, total_cents, currency, ordered_units, kept_units } = order;
          const [tone, words] = ORDER_STATES[status];
          const others = order.projects.filter((project) => project.id !== projectId);
          return (
            <li key={id} className="fl-row">
              <Link className="fl-row-button fl-order-row" to={nav.href('order', { orderId: id })}>
                <span className="fl-row-name">
                  {number}, {supplier_name}
                  <small>
                    <span>
                      for <DateText value={delivery_date ?? needed_by} />
                    </span>
                    {others.length > 0 && <span>with {others.map(({ name }) => name).join(', ')}</span>}
                  </small>
                </span>
                <StatusDot tone={tone}>{words}</StatusDot>
                <span className="fl-row-quantity bf-figures">
                  {kept_units > 0 ? `${kept_units} of ${ordered_units}` : `${ordered_units} units`}
                </span>
                <span className="fl-row-total bf-figures">
                  {total_cents !== undefined && <Money minor={total_cents} currency={currency} />}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
