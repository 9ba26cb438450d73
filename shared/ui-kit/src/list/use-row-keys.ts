import { useEffect, useState } from 'react';

interface RowKeys {
  readonly count: number;
  readonly onOpen: (index: number) => void;
  readonly onPick: (index: number) => void;
  readonly onSearch: () => void;
}

/** j and k walk through the rows, Enter opens, x selects, / goes to the search. Silent while somebody types or a dialog is open. */
export function useRowKeys({ count, onOpen, onPick, onSearch }: RowKeys): number {
  const [active, setActive] = useState(-1);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      const standing = active >= 0 && active < count;
      if (event.key === 'j') setActive((index) => Math.min(index + 1, count - 1));
      else if (event.key === 'k') setActive((index) => Math.max(index - 1, 0));
      else if (event.key === 'x' && standing) onPick(active);
      else if (event.key === 'Enter' && standing && event.target === document.body) onOpen(active);
      else if (event.key === '/') onSearch();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [active, count, onOpen, onPick, onSearch]);
  return Math.min(active, count - 1);
}

function isBusy(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], [role="menu"]') !== null
  );
}
