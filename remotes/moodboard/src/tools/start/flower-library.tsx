import type { Json } from '@butterfly/contracts/core';
import { Input } from 'antd';
import { useState } from 'react';
import { bloomPaths } from '../../canvas/paint/bloom';
import type { Flower } from './flowers';
import { FLOWERS, seasonOf } from './flowers';

interface FlowerLibraryProps {
  /** The search has the focus at once; on a phone the keyboard would hide the flowers. */
  readonly autoFocus: boolean;
  readonly onPick: (props: Record<string, Json>) => void;
  readonly onClose: () => void;
}

/** Flowers to put on the board, each in the colours it grows in. */
export function FlowerLibrary({ autoFocus, onPick, onClose }: FlowerLibraryProps) {
  const [search, setSearch] = useState('');
  const [inSeason, setInSeason] = useState<number | null>(null);
  const words = search.trim().toLowerCase();
  const found = FLOWERS.filter(
    ({ name, botanical, colors, months }) =>
      `${name} ${botanical} ${colors.map(([color]) => color).join(' ')}`.toLowerCase().includes(words) &&
      (inSeason === null || months.length === 0 || months.includes(inSeason)),
  );
  const pick = ({ id, name, form, months }: Flower, [color, hex]: readonly [string, string]) => {
    onPick({ ingredient: id, name, form, hex, color_name: color, months: [...months], count: 12 });
    onClose();
  };
  return (
    <div className="mb-library">
      <div className="mb-library-search">
        <Input
          autoFocus={autoFocus}
          allowClear
          aria-label="Find a flower"
          placeholder="Find a flower or a colour"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <button
          type="button"
          className="mb-chip"
          aria-pressed={inSeason !== null}
          onClick={() => setInSeason(inSeason === null ? new Date().getMonth() + 1 : null)}
        >
          In season now
        </button>
      </div>
      <ul className="mb-flowers">
        {found.map((flower) => (
          <li key={flower.id} className="mb-flower">
            <FlowerDrawing form={flower.form} hex={flower.colors[0]?.[1] ?? '#f0c4c4'} />
            <span className="mb-flower-name">
              {flower.name}
              <small>{seasonOf(flower.months)}</small>
            </span>
            <span className="mb-flower-colors">
              {flower.colors.map((color) => (
                <button
                  key={color[0]}
                  type="button"
                  className="mb-dot"
                  style={{ background: color[1] }}
                  aria-label={`Add ${flower.name}, ${color[0].toLowerCase()}`}
                  title={color[0]}
                  onClick={() => pick(flower, color)}
                />
              ))}
            </span>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="mb-library-none">Nothing of that name. Choose any flower and rename its card.</p>}
    </div>
  );
}

function FlowerDrawing({ form, hex }: { form: string; hex: string }) {
  return (
    <svg viewBox="0 0 100 100" width={40} height={40} aria-hidden="true" focusable="false">
      {bloomPaths(hex, form).map((path, at) => (
        <path key={at} strokeWidth={0.7} {...path} />
      ))}
    </svg>
  );
}
