import type { Item } from '@butterfly/contracts/inventory';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { Illustration, Money, StatusTag } from '@butterfly/ui-kit';
import { Link } from 'react-router-dom';

/** One thing of the grid: its picture, and what there is of it today. */
export function ItemTile({ item }: { item: Item }) {
  const { nav } = usePlugin();
  return (
    <li>
      <Link to={nav.href('item', { itemId: item.id })} className="inv-tile bf-panel">
        <span className="inv-picture">
          {item.photo_id === null ? (
            <Illustration name="crates" size={56} />
          ) : (
            <img src={photoOf(item.id, item.photo_id)} alt="" loading="lazy" decoding="async" />
          )}
        </span>
        <strong>{item.name}</strong>
        <span className="bf-soft">{[item.category_name, item.colour].filter(Boolean).join(' · ') || item.type_name}</span>
        <span className="inv-tile-foot bf-figures">
          <Levels item={item} />
          {item.rental_price_cents !== null && <Money minor={item.rental_price_cents} />}
        </span>
      </Link>
    </li>
  );
}

/** Where the picture of a thing is. */
export const photoOf = (itemId: number, fileId: number): string =>
  `/api/records/inventory.item/${itemId}/files/${fileId}/content/?inline=true`;

/** Free of all, with a mark when there are none, or fewer than there should be. */
export function Levels({ item: { free, on_hand: all, min_stock: least } }: { item: Item }) {
  if (free <= 0) return <StatusTag tone="clay">{free < 0 ? `${-free} missing` : 'None free'}</StatusTag>;
  if (free < least) return <StatusTag tone="marigold">{`${free} of ${all} free`}</StatusTag>;
  return (
    <span>
      {free} of {all} free
    </span>
  );
}
