import { useFormats } from '@butterfly/ui-kit';
import { useMembers } from '../members/use-members';
import type { RecordKind, SavedRecord, FormatHelp } from './record-kind';

/** What a field is called and how a value of it is written. */
export interface FieldLabels {
  label(name: string): string;
  value(name: string, of: unknown): string;
  memberName(id: number): string | undefined;
}

/**
 * Labels and values of a record as people read them.
 *
 * @example
 * const { label, value } = useFieldLabels(contactKind);
 * label('birthday'); // 'Birthday'
 */
export function useFieldLabels<R extends SavedRecord, P extends object>(kind: RecordKind<R, P>): FieldLabels {
  const { money, day, moment } = useFormats();
  const members = useMembers(kind.members);
  const memberName = (id: number) => members.find((member) => member.id === id)?.name;
  const help: FormatHelp = { money, day, moment, memberName };
  const label = (name: string) => kind.labels[name] ?? name.replace(/^custom\./, '').replaceAll('_', ' ');
  const value = (name: string, of: unknown): string => {
    if (of === null || of === undefined || of === '') return '–';
    const own = kind.format?.[name];
    if (own) return own(of, help);
    if (typeof of === 'boolean') return of ? 'Yes' : 'No';
    return Array.isArray(of) ? of.join(', ') || '–' : String(of);
  };
  return { label, value, memberName };
}
