import { useQuery } from '@tanstack/react-query';
import type { MembersSource, RecordMember } from './members-source';

const FIVE_MINUTES = 300_000;

/**
 * The colleagues that can be named; empty until they are known.
 *
 * @example
 * const names = useMembers(members).map(({ name }) => name);
 */
export function useMembers(source: MembersSource): readonly RecordMember[] {
  const { data } = useQuery({
    queryKey: ['members'],
    queryFn: async ({ signal }) => (await source.list(signal)).data,
    staleTime: FIVE_MINUTES,
  });
  return data ?? NOBODY;
}

const NOBODY: readonly RecordMember[] = [];

/**
 * Members as the options of a select.
 *
 * @example <Select options={memberOptions(members)} />
 */
export function memberOptions(members: readonly RecordMember[]): { value: number; label: string }[] {
  return members.map(({ id, name }) => ({ value: id, label: name }));
}

/**
 * The name of a member; what nobody did, or somebody unknown, is `Automatic`..
 *
 * @example memberName(members, note.created_by_id) // 'Ada Berg'
 */
export function memberName(members: readonly RecordMember[], id: number | null): string {
  return members.find((member) => member.id === id)?.name ?? 'Automatic';
}
