import type { NewItem } from '@butterfly/contracts/inventory';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { ChoiceField, MoneyField, NumberField, RecordForm, TextField } from '@butterfly/record-kit/form';
import { PageHeader } from '@butterfly/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { api, keys, named, useSetup } from '../inventory.client';

interface Draft {
  readonly name: string;
  readonly type_id: number | null;
  readonly category_id: number | null;
  readonly sku: string;
  readonly colour: string;
  readonly rental_price_cents: number | null;
  readonly replacement_cents: number | null;
  readonly min_stock: number | null;
  readonly par_stock: number | null;
}

const empty: Draft = {
  name: '',
  type_id: null,
  category_id: null,
  sku: '',
  colour: '',
  rental_price_cents: null,
  replacement_cents: null,
  min_stock: null,
  par_stock: null,
};

const bodyOf = ({
  name,
  type_id,
  sku,
  min_stock,
  par_stock,
  ...rest
}: Draft): Parameters<typeof api.createItem>[0]['body'] & Partial<NewItem> => ({
  ...rest,
  name: name.trim(),
  type_id: type_id ?? 0,
  sku: sku.trim() || null,
  min_stock: min_stock ?? 0,
  par_stock: par_stock ?? 0,
});

/** A thing begins here; how many there are is written on its page. */
export function Page() {
  const { nav } = usePlugin();
  const cache = useQueryClient();
  const { types, categories } = useSetup();
  return (
    <div className="bf-page bf-page-narrow">
      <PageHeader
        eyebrow={<Link to={nav.href('goods')}>Hard goods</Link>}
        title="New thing"
        meta={types.length === 0 && <Link to={nav.href('types')}>Types come first: say what kinds of things there are.</Link>}
      />
      <RecordForm
        name="new-item"
        initial={empty}
        submitLabel="Add thing"
        failureTitle="The thing was not added"
        submit={(draft) => api.createItem({ body: bodyOf(draft) })}
        onCancel={() => nav.go(nav.href('goods'))}
        onSaved={({ data }) => {
          void cache.invalidateQueries({ queryKey: keys.goods });
          nav.go(nav.href('item', { itemId: data.id }));
        }}
      >
        <div className="bf-form-grid">
          <TextField name="name" label="Name" required="Give the thing a name" maxLength={120} autoFocus wide />
          <ChoiceField name="type_id" label="Type" options={named(types)} required="Choose a type" />
          <ChoiceField name="category_id" label="Category" options={named(categories)} clearable />
          <TextField name="sku" label="Label" hint="What its barcode or QR code says" maxLength={60} />
          <TextField name="colour" label="Colour" maxLength={60} />
          <MoneyField name="rental_price_cents" label="Rental" />
          <MoneyField name="replacement_cents" label="Replacement" />
          <NumberField name="min_stock" label="At least" />
          <NumberField name="par_stock" label="Usually" />
        </div>
      </RecordForm>
    </div>
  );
}
