import type { Item, ItemPatch } from '@butterfly/contracts/inventory';
import { useAction, useFeature, usePlugin } from '@butterfly/plugin-sdk/react';
import { EditableAmount, EditableCount, EditableOption, EditableText, type RecordFields } from '@butterfly/record-kit/fields';
import { RecordPanels } from '@butterfly/record-kit/panels';
import { ArchivedBanner, RecordBanners, RecordLoader, RecordMeta, RecordTitle, useRecordEditor } from '@butterfly/record-kit/record';
import { PageHeader } from '@butterfly/ui-kit';
import { Button } from 'antd';
import { Link, useParams } from 'react-router-dom';
import { api, keys, named, useSetup } from '../inventory.client';
import { ItemReservations } from './item-reservations';
import { itemRecord } from './item-kind';
import { ItemStock } from './item-stock';
import { ItemUnits } from '../units/item-units';
import { Levels, photoOf } from './item-tile';

export function Page() {
  const { itemId = '' } = useParams();
  const { nav } = usePlugin();
  return (
    <RecordLoader kind={itemRecord} id={itemId} list={{ href: nav.href('goods'), label: 'All hard goods' }}>
      {(item) => <Record key={itemId} id={itemId} item={item} />}
    </RecordLoader>
  );
}

function Record({ id, item }: { id: string; item: Item }) {
  const { nav } = usePlugin();
  const editor = useRecordEditor(itemRecord, id);
  const mayArchive = useFeature('delete_records');
  const params = { id };
  const archive = useAction<boolean, unknown>({
    run: (on) => (on ? api.archiveItem({ params }) : api.restoreItem({ params })),
    invalidates: [keys.goods],
  });
  const disabled = item.archived_at !== null;
  return (
    <article className="bf-page bf-record">
      <PageHeader
        eyebrow={<Link to={nav.href('goods')}>Hard goods</Link>}
        title={<RecordTitle title={item.name} label="Name of the thing" disabled={disabled} onSave={(name) => editor.save({ name })} />}
        meta={
          <RecordMeta editor={editor}>
            <Levels item={item} />
          </RecordMeta>
        }
        actions={
          !disabled &&
          mayArchive && (
            <Button loading={archive.busy} onClick={() => archive.go(true)}>
              Archive
            </Button>
          )
        }
      />
      <ArchivedBanner archived_at={item.archived_at} deleted_at={null} busy={archive.busy} onUndo={() => archive.go(false)} />
      <RecordBanners kind={itemRecord} editor={editor} />
      <div className="bf-record-columns">
        <section className="bf-panel" aria-label="Facts">
          {item.photo_id !== null && <img className="inv-photo" src={photoOf(item.id, item.photo_id)} alt={item.name} />}
          <ItemFacts record={item} editor={editor} disabled={disabled} />
        </section>
        <div className="bf-panels">
          <ItemStock item={item} disabled={disabled} />
          {item.tracking === 'serialized' && <ItemUnits item={item} disabled={disabled} />}
          <ItemReservations id={id} />
          <RecordPanels type="inventory.item" id={item.id} disabled={disabled} labels={itemRecord.labels} />
        </div>
      </div>
    </article>
  );
}

function ItemFacts(of: RecordFields<Item, ItemPatch>) {
  const { types, categories } = useSetup();
  const { currency } = usePlugin().tenant;
  return (
    <dl className="bf-record-fields">
      <EditableOption {...of} name="type_id" label="Type" options={named(types)} />
      <EditableOption {...of} name="category_id" label="Category" options={named(categories)} placeholder="Choose a category" nullable />
      <EditableText {...of} name="sku" label="Label" placeholder="Add what its code says" nullable />
      <EditableText {...of} name="colour" label="Colour" placeholder="Add the colour" />
      <EditableText {...of} name="dimensions" label="Dimensions" placeholder="Add its size" />
      <EditableAmount {...of} name="rental_price_cents" label="Rental" placeholder="Add the price" currency={currency} />
      <EditableAmount {...of} name="replacement_cents" label="Replacement" placeholder="Add what a new one costs" currency={currency} />
      <EditableCount {...of} name="min_stock" label="At least" placeholder="0" problem="This is not a number of units" />
      <EditableCount {...of} name="par_stock" label="Usually" placeholder="0" problem="This is not a number of units" />
      <EditableCount {...of} name="pack_size" label="Bought by" placeholder="1" problem="This is not a number of units" />
      <EditableText {...of} name="notes" label="Notes" placeholder="Add a note" />
    </dl>
  );
}
