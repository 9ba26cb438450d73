import { isAwaited, type OrderPatch } from '@butterfly/contracts/floral_recipe_builder';
import { versionTag } from '@butterfly/plugin-sdk';
import { useAction, useFeature } from '@butterfly/plugin-sdk/react';
import { useState, type SyntheticEvent } from 'react';
import { api, keys } from '../flowers.client';
import { AmountInput } from '../recipe/detail-inputs';
import type { SavedOrder } from './use-order';

/** Days, freight and note of an order, as long as it has not ended. */
export function OrderTerms({ saved: { data: order, etag } }: { saved: SavedOrder }) {
  const seesCosts = useFeature('view_costs');
  const [isOpen, setOpen] = useState(false);
  const save = useAction({
    run: (patch: OrderPatch) =>
      api.updateOrder({ params: { id: String(order.id) }, body: patch, ifMatch: etag ?? versionTag(order.id, order.version) }),
    invalidates: [keys.orders],
    onSuccess: () => setOpen(false),
  });
  if (!seesCosts || !isAwaited(order.status)) return null;
  return (
    <section className="fl-terms" aria-label="Days, freight and note">
      <button type="button" className="bf-link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Leave as it is' : 'Change days, freight or note'}
      </button>
      {isOpen && <TermsForm key={order.version} order={order} isBusy={save.busy} onSave={save.go} />}
    </section>
  );
}

interface TermsFormProps {
  readonly order: SavedOrder['data'];
  readonly isBusy: boolean;
  readonly onSave: (patch: OrderPatch) => void;
}

function TermsForm({ order, isBusy, onSave }: TermsFormProps) {
  const [terms, setTerms] = useState({
    needed_by: order.needed_by,
    delivery_date: order.delivery_date ?? '',
    note: order.note,
    freight_cents: order.freight_cents ?? 0,
  });
  const change = (part: Partial<typeof terms>) => setTerms((before) => ({ ...before, ...part }));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (terms.needed_by !== '') onSave({ ...terms, delivery_date: terms.delivery_date === '' ? null : terms.delivery_date });
  };
  return (
    <form className="fl-detail-fields" onSubmit={submit}>
      <label className="fl-detail">
        <span>Needed by</span>
        <input type="date" required value={terms.needed_by} onChange={(event) => change({ needed_by: event.target.value })} />
      </label>
      <label className="fl-detail">
        <span>Comes on</span>
        <input type="date" value={terms.delivery_date} onChange={(event) => change({ delivery_date: event.target.value })} />
      </label>
      <AmountInput
        label="Freight"
        value={terms.freight_cents}
        currency={order.currency}
        disabled={isBusy}
        onChange={(cents) => change({ freight_cents: cents ?? 0 })}
      />
      <label className="fl-notes">
        <span>Note to the supplier</span>
        <textarea rows={3} maxLength={2_000} value={terms.note} onChange={(event) => change({ note: event.target.value })} />
      </label>
      <button type="submit" className="fl-chip" disabled={isBusy}>
        Save days, freight and note
      </button>
    </form>
  );
}
