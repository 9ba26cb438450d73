import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { Selection } from './use-selection';

/** What can be done with the picked rows; floats above the end of the list while there are any. */
export function BulkBar({ selection, children }: { selection: Selection; children: ReactNode }) {
  const count = selection.ids.length;
  if (count === 0) return null;
  return (
    <div className="bf-list-bulk" role="toolbar" aria-label={`${count} selected`}>
      <span className="bf-figures" role="status">
        {count.toLocaleString()} selected
      </span>
      {children}
      <Button type="text" onClick={selection.clear}>
        Clear
      </Button>
    </div>
  );
}
