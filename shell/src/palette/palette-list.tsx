import { Icon } from '@butterfly/ui-kit';
import { WindowedList } from '../ui/windowed-list';
import type { PaletteEntry } from './entries';
import type { Found } from './use-found';

interface PaletteListProps {
  id: string;
  rows: readonly PaletteEntry[];
  cursor: number;
  /** How far the search in the records is. */
  found: Found['state'];
  onPick: (entry: PaletteEntry) => void;
}

const NONE: Readonly<Record<Found['state'], string>> = {
  idle: 'Nothing of that name. Try fewer letters.',
  searching: 'Looking through clients, notes and files…',
  failed: 'The records could not be searched. Please try again.',
};

/** The answers. */
export function PaletteList({ cursor, found, ...list }: PaletteListProps) {
  if (list.rows.length === 0)
    return (
      <p className="palette-none" role="status">
        {NONE[found]}
      </p>
    );
  return (
    <>
      <WindowedList {...list} cursor={cursor} label="Results" className="palette-list" isSelected={(_row, at) => at === cursor}>
        {(row) => (
          <>
            <Icon name={row.icon} size={18} />
            <span className="palette-label">{row.label}</span>
            {row.detail && <span className="palette-detail">{row.detail}</span>}
            <span className="palette-hint">{row.hint}</span>
          </>
        )}
      </WindowedList>
      {found === 'failed' && (
        <p className="palette-note" role="status">
          {NONE.failed}
        </p>
      )}
    </>
  );
}
