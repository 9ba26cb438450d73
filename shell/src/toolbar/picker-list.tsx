import { keepFocus, WindowedList } from '../ui/windowed-list';
import type { PickerProject } from './projects';

interface PickerListProps {
  id: string;
  rows: readonly PickerProject[];
  cursor: number;
  selectedId: number | null;
  note: string | null;
  onPick: (row: PickerProject) => void;
}

/** The open list. */
export function PickerList({ selectedId, note, ...list }: PickerListProps) {
  if (note)
    return (
      <div className="picker-list" onMouseDown={keepFocus}>
        <p className="picker-list-note" role="status">
          {note}
        </p>
      </div>
    );
  return (
    <WindowedList {...list} label="Projects" className="picker-list" isSelected={(row) => row.id === selectedId}>
      {(row) => row.name}
    </WindowedList>
  );
}
