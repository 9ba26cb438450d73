import { useEffect, useState } from 'react';

interface RowKeys {
  readonly count: number;
  readonly onOpen: (index: number) => void;
  readonly onSearch: () => void;
}

/** j and k walk through the rows, Enter opens, / goes to the search. Silent while somebody types or a dialog is open. */
export function useRowKeys({ count, onOpen, onSearch }: RowKeys): { active: number; setActive: (index: number) => void } {
  const [active, setActive] = useState(-1);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      if (event.key === 'j') setActive((index) => Math.min(index + 1, count - 1));
      else if (event.key === 'k') setActive((index) => Math.max(index - 1, 0));
      else if (event.key === 'Enter' && active >= 0 && active < count && event.target === document.body) onOpen(active);
      else if (event.key === '/') onSearch();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [active, count, onOpen, onSearch]);
  return { active: Math.min(active, count - 1), setActive };
}

function isBusy(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]') !== null;
}
