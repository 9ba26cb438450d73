import type { Member } from '@butterfly/contracts/manage_members';
import { useAction } from '@butterfly/plugin-sdk/react';
import { api, keys } from '../members.client';

/** Letting in again and removing. */
export function useMemberVerbs({ id, name }: Member, replaced: (member: Member, etag: string | null) => void) {
  const params = { id: String(id) };
  const done = ({ data, etag }: { data: Member; etag: string | null }) => replaced(data, etag);
  return {
    reactivate: useAction<undefined, { data: Member; etag: string | null }>({
      run: () => api.reactivateMember({ params, body: {} }),
      invalidates: [keys.roles, keys.audit('member', id)],
      successMessage: () => `${name} can sign in again`,
      onSuccess: done,
    }),
    remove: useAction<undefined, { data: Member; etag: string | null }>({
      run: () => api.removeMember({ params, body: {} }),
      invalidates: [keys.roles, keys.audit('member', id)],
      successMessage: () => `${name} was removed; you can let them in again`,
      onSuccess: done,
    }),
  };
}
