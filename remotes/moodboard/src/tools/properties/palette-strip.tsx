import { Icon } from '@butterfly/ui-kit';
import { Dropdown } from 'antd';
import type { Json } from '@butterfly/contracts/core';
import type { BoardItem } from '../../model/board-document';
import { colorName } from './color-name';

interface PaletteStripProps {
  readonly palette: readonly string[];
  readonly items: readonly BoardItem[];
  readonly onPalette: (palette: readonly string[]) => void;
  readonly onSwatch: (props: Record<string, Json>) => void;
}

const MOST = 6;

/** The colours of the board. A click puts one on the board; they come from its pictures and swatches. */
export function PaletteStrip({ palette, items, onPalette, onSwatch }: PaletteStripProps) {
  const found = colorsOn(items);
  if (palette.length === 0 && found.length === 0) return null;
  return (
    <div className="mb-palette mb-no-gesture" role="group" aria-label="Palette">
      {palette.map((hex) => (
        <Dropdown
          key={hex}
          trigger={['contextMenu']}
          menu={{
            items: [{ key: 'remove', label: 'Take out of the palette' }],
            onClick: () => onPalette(palette.filter((color) => color !== hex)),
          }}
        >
          <button
            type="button"
            className="mb-dot"
            style={{ background: hex }}
            title={`${colorName(hex)} ${hex}`}
            aria-label={`Put ${colorName(hex)} ${hex} on the board`}
            onClick={() => onSwatch({ hex, name: colorName(hex) })}
          />
        </Dropdown>
      ))}
      {palette.length === 0 ? (
        <button type="button" className="mb-chip" onClick={() => onPalette(found.slice(0, MOST))}>
          Palette from this board
        </button>
      ) : (
        <Dropdown
          trigger={['click']}
          placement="topRight"
          menu={{
            items: [
              { key: 'board', label: 'Colours of this page', disabled: found.length === 0 },
              { key: 'clear', label: 'Clear the palette' },
            ],
            onClick: ({ key }) => onPalette(key === 'board' ? found.slice(0, MOST) : []),
          }}
        >
          <button type="button" className="mb-icon-tool" aria-label="Palette menu" aria-haspopup="menu">
            <Icon name="more" size={16} />
          </button>
        </Dropdown>
      )}
    </div>
  );
}

/** The colours on a page, the most used first. */
function colorsOn(items: readonly BoardItem[]): string[] {
  const counts = new Map<string, number>();
  for (const { type, props } of items) {
    const colors = type === 'image' && Array.isArray(props['palette']) ? props['palette'] : [props['hex']];
    colors.forEach((color, at) => {
      if (typeof color === 'string' && /^#[0-9a-f]{6}$/i.test(color)) counts.set(color, (counts.get(color) ?? 0) + 1 / (at + 1));
    });
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([hex]) => hex);
}
