import { Icon } from '@butterfly/ui-kit';
import { useState } from 'react';
import type { BoardItem } from '../model/board-document';
import { describeItem, describeKind } from '../model/describe-item';
import { isLocked } from '../model/item-traits';

interface OutlineProps {
  readonly items: readonly BoardItem[];
  readonly selection: readonly string[];
  readonly onSelect: (item: BoardItem) => void;
  readonly onClose: () => void;
}

const MOST = 200;

/** Every item of the page in a list, the topmost first: found by word, reached by keyboard, also where many lie on each other. */
export function Outline({ items, selection, onSelect, onClose }: OutlineProps) {
  const [search, setSearch] = useState('');
  const words = search.trim().toLowerCase();
  const found = [...items].reverse().filter((item) => describeItem(item).toLowerCase().includes(words));
  return (
    <aside className="mb-outline mb-no-gesture" aria-label="List of items">
      <header className="mb-panel-head">
        <h2>{items.length === 1 ? '1 item' : `${items.length} items`}</h2>
        <button type="button" className="bf-icon-button" aria-label="Close the list" onClick={onClose}>
          <Icon name="close" size={18} />
        </button>
      </header>
      <input
        className="mb-input"
        type="search"
        aria-label="Find an item"
        placeholder="Find an item"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <ul>
        {found.slice(0, MOST).map((item) => (
          <li key={item.id}>
            <button
              type="button"
              className="mb-outline-item"
              aria-current={selection.includes(item.id)}
              aria-label={`Go to ${describeItem(item)}`}
              onClick={() => onSelect(item)}
            >
              <span>{wordsOf(item) || describeKind(item)}</span>
              <small>
                {describeKind(item)}
                {isLocked(item) ? ', locked' : ''}
              </small>
            </button>
          </li>
        ))}
      </ul>
      {found.length > MOST && <p className="mb-hint">{found.length - MOST} more. Search to narrow them down.</p>}
    </aside>
  );
}

function wordsOf({ props }: BoardItem): string {
  const word = [props['title'], props['alt'], props['name'], props['text']].find((value) => typeof value === 'string' && value !== '');
  return typeof word === 'string' ? word.slice(0, 80) : '';
}
