import type { Member, MemberPatch } from '@butterfly/contracts/manage_members';
import { errorMessage, isApiError } from '@butterfly/plugin-sdk';
import type { SaveStatus } from '@butterfly/ui-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, keys } from '../members.client';

interface Versioned {
  readonly member: Member;
  readonly etag: string | null;
}

/** One member, and saving its facts one by one, each on the version before it. */
export function useMember(id: number) {
  const cache = useQueryClient();
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [undo, setUndo] = useState<MemberPatch | null>(null);
  const query = useQuery({
    queryKey: keys.member(id),
    queryFn: async ({ signal }): Promise<Versioned> => {
      const { data, etag } = await api.getMember({ params: { id: String(id) }, signal });
      return { member: data, etag };
    },
  });
  const known = () => cache.getQueryData<Versioned>(keys.member(id));
  const replaced = (member: Member, etag: string | null) => {
    cache.setQueryData<Versioned>(keys.member(id), { member, etag });
    void cache.invalidateQueries({ queryKey: keys.members, predicate: ({ queryKey }) => queryKey[1] !== 'one' });
  };
  const save = useMutation({
    scope: { id: `member-${id}` },
    mutationFn: (patch: MemberPatch) => api.updateMember({ params: { id: String(id) }, body: patch, ifMatch: known()?.etag ?? '' }),
    onSuccess: ({ data, etag }, patch) => {
      const before = known()?.member;
      setUndo(
        before ? (Object.fromEntries(Object.keys(patch).map((name) => [name, before[name as keyof Member] ?? null])) as MemberPatch) : null,
      );
      setSavedAt(new Date());
      replaced(data, etag);
    },
    // Somebody else saved first: show what is saved now; what was typed is not lost, the person sends it again.
    onError: (error) => {
      if (isApiError(error) && error.code === 'version_conflict') void query.refetch();
    },
  });
  return {
    query,
    save,
    replaced,
    undo: undo && !save.isPending ? () => save.mutate(undo) : null,
    status: statusOf({ pending: save.isPending, error: save.error, savedAt }),
  };
}

function statusOf({ pending, error, savedAt }: { pending: boolean; error: unknown; savedAt: Date | null }): SaveStatus {
  if (pending) return { kind: 'saving' };
  if (error) return { kind: 'failed', reason: errorMessage(error) };
  return savedAt ? { kind: 'saved', at: savedAt } : { kind: 'clean' };
}
