import { useCallback, useMemo, useState } from 'react';
import { readListState, writeListState, type ListShape, type ListState } from './list-state';

type Address = readonly [URLSearchParams, (next: URLSearchParams, options: { replace: boolean }) => void];

/**
 * The state of a list, kept in the address. Typing replaces the entry of the history, so that Back leaves the list.
 * `shape` must be a constant outside of the component.
 *
 * @example
 * const [state, setState] = useListState(shape, useSearchParams());
 */
export function useListState(shape: ListShape, [address, setAddress]: Address): [ListState, (next: ListState) => void] {
  const [page] = useState(() => window.location.pathname);
  const state = useMemo(() => readListState(shape, address), [shape, address]);
  const set = useCallback(
    (next: ListState) => {
      // The next page is asked for and this one still drawn: a search that was waiting must not lead back to the list.
      if (window.location.pathname === page) setAddress(writeListState(shape, next), { replace: true });
    },
    [shape, setAddress, page],
  );
  return [state, set];
}
