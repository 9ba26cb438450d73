import { useFormats } from '@butterfly/ui-kit';
import { useOwners } from '../use-owners';
import type { RecordKind, SavedRecord, WordsHelp } from './record-kind';

/** Labels and values of a record as people read them. */
export function useFieldWords<R extends SavedRecord, P extends object>(kind: RecordKind<R, P>) {
  const { money, day, moment } = useFormats();
  const owners = useOwners();
  const memberName = (id: number) => owners.find((owner) => owner.id === id)?.name;
  const help: WordsHelp = { money, day, moment, memberName };
  const label = (name: string) => kind.labels[name] ?? name.replace(/^custom\./, '').replaceAll('_', ' ');
  const value = (name: string, of: unknown): string => {
    if (of === null || of === undefined || of === '') return '–';
    const own = kind.words?.[name];
    if (own) return own(of, help);
    if (typeof of === 'boolean') return of ? 'Yes' : 'No';
    return Array.isArray(of) ? of.join(', ') || '–' : String(of);
  };
  return { label, value, memberName };
}
