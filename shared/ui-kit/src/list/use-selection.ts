import { useCallback, useMemo, useState } from 'react';

/** Which rows are picked. Rows that are no longer on the page stay picked until they are cleared or used. */
export interface Selection {
  readonly ids: readonly number[];
  has(id: number): boolean;
  toggle(id: number): void;
  /** Picks all of these, or, when they all are picked, none of them. */
  toggleAll(ids: readonly number[]): void;
  clear(): void;
}

export function useSelection(): Selection {
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const toggle = useCallback((id: number) => setPicked((before) => without(before, id) ?? new Set([...before, id])), []);
  const toggleAll = useCallback((ids: readonly number[]) => {
    setPicked((before) =>
      ids.every((id) => before.has(id)) ? new Set([...before].filter((id) => !ids.includes(id))) : new Set([...before, ...ids]),
    );
  }, []);
  const clear = useCallback(() => setPicked(new Set()), []);
  return useMemo(
    () => ({ ids: [...picked], has: (id: number) => picked.has(id), toggle, toggleAll, clear }),
    [picked, toggle, toggleAll, clear],
  );
}

function without(ids: ReadonlySet<number>, id: number): ReadonlySet<number> | null {
  return ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : null;
}
