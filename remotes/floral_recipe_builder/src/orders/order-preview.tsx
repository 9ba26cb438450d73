import type { OrderPreview, PreviewSupplier } from '@butterfly/contracts/floral_recipe_builder';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText, EmptyState, Money, useFormats } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { Button } from 'antd';
import { useCatalogue, type Catalogue } from '../book/use-book';
import { PreviewRow } from './preview-row';
import { useOrderPreview, usePlaceOrders, type Wish } from './use-orders';

interface OrderPreviewViewProps {
  readonly wish: Wish;
  readonly onChange: (wish: Wish) => void;
}

/** What would be ordered now, by supplier, and what it comes to. */
export function OrderPreviewView({ wish, onChange }: OrderPreviewViewProps) {
  const { nav } = usePlugin();
  const preview = useOrderPreview(wish);
  const catalogue = useCatalogue();
  const place = usePlaceOrders(wish, ([first]) => first && nav.go(nav.href('order', { orderId: first.id })));
  const pick = (ingredient_id: number, supplier_id: number) =>
    onChange({ ...wish, picks: [...wish.picks.filter((one) => one.ingredient_id !== ingredient_id), { ingredient_id, supplier_id }] });
  return (
    <Loaded query={preview} what="what to buy" kind="table">
      {(found) =>
        found.suppliers.length === 0 ? (
          <EmptyState drawing="vase" title="Nothing to buy" text="As soon as a recipe has flowers, what to buy for them stands here." />
        ) : (
          <section className="fl-preview" aria-label="What to buy" data-stale={preview.isPlaceholderData || undefined}>
            {found.suppliers.map((supplier) => (
              <Supplier key={supplier.supplier_id ?? 0} supplier={supplier} currency={found.currency} catalogue={catalogue} onPick={pick} />
            ))}
            <PreviewTotal preview={found} busy={place.busy || preview.isFetching} onPlace={() => place.go(found.total_cents)} />
          </section>
        )
      }
    </Loaded>
  );
}

interface SupplierProps {
  readonly supplier: PreviewSupplier;
  readonly currency: string;
  readonly catalogue: Catalogue;
  readonly onPick: (ingredientId: number, supplierId: number) => void;
}

function Supplier({ supplier, currency, catalogue, onPick }: SupplierProps) {
  const { supplier_id, supplier_name, lines, subtotal_cents, order_by } = supplier;
  return (
    <section aria-label={supplier_name}>
      <header className="fl-section-head">
        <h2>{supplier_name}</h2>
        <span className="bf-figures">
          <Money minor={subtotal_cents} currency={currency} />
        </span>
      </header>
      {supplier_id !== null && (
        <p className="fl-supplier-words">
          <span className={supplier.is_late ? 'fl-warning' : 'bf-soft'}>
            {supplier.is_late ? 'It should have been ordered by ' : 'Order by '}
            <DateText value={order_by} />
          </span>
          <Fees supplier={supplier} currency={currency} />
        </p>
      )}
      <ul className="fl-pieces">
        {lines.map((line) => (
          <PreviewRow key={line.ingredient_id} line={line} currency={currency} catalogue={catalogue} onPick={onPick} />
        ))}
      </ul>
    </section>
  );
}

function Fees({ supplier: { freight_cents, missing_to_minimum_cents }, currency }: { supplier: PreviewSupplier; currency: string }) {
  const { money } = useFormats();
  return (
    <>
      {freight_cents > 0 && <span className="bf-soft">{money(freight_cents, currency)} of freight</span>}
      {missing_to_minimum_cents > 0 && (
        <span className="fl-warning">{money(missing_to_minimum_cents, currency)} are missing to the least they deliver</span>
      )}
    </>
  );
}

function PreviewTotal({ preview, busy, onPlace }: { preview: OrderPreview; busy: boolean; onPlace: () => void }) {
  const { money } = useFormats();
  const { total_cents, currency, combining_saves_cents, stock_saves_cents, needed_by } = preview;
  const isNothing = preview.suppliers.every(
    ({ supplier_id, lines }) => supplier_id === null || lines.every((line) => line.ordered_units === 0),
  );
  const count = preview.suppliers.filter(
    ({ supplier_id, lines }) => supplier_id !== null && lines.some((line) => line.ordered_units > 0),
  ).length;
  return (
    <footer className="fl-order-total">
      <div>
        <p className="fl-panel-total bf-figures">
          <Money minor={total_cents} currency={currency} />
        </p>
        <p className="bf-soft">
          In the house by <DateText value={needed_by} />.{' '}
          {combining_saves_cents > 0 && `${money(combining_saves_cents, currency)} saved by ordering together. `}
          {stock_saves_cents > 0 && `${money(stock_saves_cents, currency)} saved by stems of your own.`}
        </p>
      </div>
      {isNothing ? (
        <p className="bf-soft">Everything is there or on its way.</p>
      ) : (
        <Button type="primary" size="large" loading={busy} onClick={onPlace}>
          {count === 1 ? 'Make the order' : `Make ${count} orders`}
        </Button>
      )}
    </footer>
  );
}
