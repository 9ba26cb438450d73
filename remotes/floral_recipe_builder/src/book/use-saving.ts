import { useCallback, useMemo, useState } from 'react';
import type { SavingState } from '../recipe/recipe-saver';

const CLEAN: SavingState = { status: { kind: 'clean' }, retry: () => undefined };
/** What is told of a book when its pieces stand differently: the worst. */
const WORST = ['failed', 'saving', 'unsaved', 'saved', 'clean'] as const;

/** How the saving of all pieces stands, as one. */
export function useSaving(): { readonly saving: SavingState; readonly onStatus: (id: number, state: SavingState) => void } {
  const [states, setStates] = useState<Readonly<Record<number, SavingState>>>({});
  const onStatus = useCallback((id: number, state: SavingState) => setStates((now) => ({ ...now, [id]: state })), []);
  const saving = useMemo(() => {
    const all = Object.values(states);
    const kind = WORST.find((one) => all.some(({ status }) => status.kind === one));
    const told = all.filter(({ status }) => status.kind === kind);
    const latest = told.reduce((best, one) => (savedAt(one) > savedAt(best) ? one : best), told[0] ?? CLEAN);
    return { status: latest.status, retry: () => told.forEach(({ retry }) => retry()) };
  }, [states]);
  return { saving, onStatus };
}

const savedAt = ({ status }: SavingState): number => (status.kind === 'saved' ? status.at.getTime() : 0);
