import { Icon } from '@butterfly/ui-kit';
import { WindowedList } from '../ui/windowed-list';
import type { PaletteEntry } from './entries';

interface PaletteListProps {
  id: string;
  rows: readonly PaletteEntry[];
  cursor: number;
  onPick: (entry: PaletteEntry) => void;
}

/** The answers. */
export function PaletteList({ cursor, ...list }: PaletteListProps) {
  if (list.rows.length === 0)
    return (
      <p className="palette-none" role="status">
        Nothing of that name. Try fewer letters.
      </p>
    );
  return (
    <WindowedList {...list} cursor={cursor} label="Results" className="palette-list" isSelected={(_row, at) => at === cursor}>
      {(row) => (
        <>
          <Icon name={row.icon} size={18} />
          <span className="palette-label">{row.label}</span>
          <span className="palette-hint">{row.hint}</span>
        </>
      )}
    </WindowedList>
  );
}
