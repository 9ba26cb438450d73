import type { FlowerOrder } from '@butterfly/contracts/floral_recipe_builder';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { RecordPanels } from '@butterfly/record-kit/panels';
import { DateText, Money, PageHeader, StatusDot, useFormats } from '@butterfly/ui-kit';
import { Link } from 'react-router-dom';
import { ORDER_STATES } from '../orders/order-states';
import { isReceivable } from './counts';
import { OrderActions } from './order-actions';
import { OrderLines } from './order-lines';
import { OrderTerms } from './order-terms';
import { ReceiveForm } from './receive-form';
import type { SavedOrder } from './use-order';

/** An order: what is in it, what came of it, what it has cost, and its next step. */
export function OrderView({ saved }: { saved: SavedOrder }) {
  const { data: order } = saved;
  return (
    <article className="fl-book fl-order">
      <OrderHead order={order} />
      {order.note && <p>{order.note}</p>}
      {isReceivable(order) ? <ReceiveForm saved={saved} /> : <OrderLines order={order} />}
      <OrderMoney order={order} />
      <OrderTerms saved={saved} />
      <RecordPanels type="floral_recipe_builder.order" id={order.id} talk="comments" />
    </article>
  );
}

function OrderHead({ order }: { order: FlowerOrder }) {
  const { nav } = usePlugin();
  const [tone, words] = ORDER_STATES[order.status];
  return (
    <PageHeader
      eyebrow={order.projects.map(({ id, name }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <Link to={nav.href('orders', { projectId: id })}>{name}</Link>
        </span>
      ))}
      title={`${order.number}, ${order.supplier_name}`}
      meta={
        <div className="fl-head-meta">
          <StatusDot tone={tone}>{words}</StatusDot>
          <span>
            for <DateText value={order.delivery_date ?? order.needed_by} />
          </span>
        </div>
      }
      actions={<OrderActions order={order} />}
    />
  );
}

/** What was ordered comes to, and what was kept of it. */
function OrderMoney({ order }: { order: FlowerOrder }) {
  const { money } = useFormats();
  const { total_cents, freight_cents, actual_cents, credit_cents, currency } = order;
  if (total_cents === undefined) return null;
  const isCounted = order.lines.some(({ counted_at }) => counted_at !== null);
  return (
    <p className="fl-order-money bf-figures">
      <strong>
        <Money minor={total_cents} currency={currency} />
      </strong>{' '}
      ordered
      {freight_cents ? `, ${money(freight_cents, currency)} of it freight` : ''}
      {isCounted && `; what was kept costs ${money(actual_cents ?? 0, currency)}`}
      {credit_cents ? `; ${money(credit_cents, currency)} to be given back` : ''}
    </p>
  );
}
