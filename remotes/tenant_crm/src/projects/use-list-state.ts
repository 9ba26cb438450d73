import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readListState, writeListState, type ListState } from '../model/list-state';

/** The state of the list, kept in the address. Typing replaces the entry of the history, so that Back leaves the list. */
export function useListState(): [ListState, (next: ListState) => void] {
  const [address, setAddress] = useSearchParams();
  const state = useMemo(() => readListState(address), [address]);
  const set = useCallback((next: ListState) => setAddress(writeListState(next), { replace: true }), [setAddress]);
  return [state, set];
}
