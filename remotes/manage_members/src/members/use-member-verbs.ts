import type { Member } from '@butterfly/contracts/manage_members';
import { api, keys } from '../members.client';
import { useAction } from '../parts/use-action';

/** Letting in again and removing. */
export function useMemberVerbs({ id, name }: Member, replaced: (member: Member, etag: string | null) => void) {
  const params = { id: String(id) };
  const done = ({ data, etag }: { data: Member; etag: string | null }) => replaced(data, etag);
  return {
    reactivate: useAction<undefined, { data: Member; etag: string | null }>({ run: () => api.reactivateMember({ params, body: {} }), forgets: [keys.roles, keys.audit('member', id)], said: () => `${name} can sign in again`, done }),
    remove: useAction<undefined, { data: Member; etag: string | null }>({ run: () => api.removeMember({ params, body: {} }), forgets: [keys.roles, keys.audit('member', id)], said: () => `${name} was removed; you can let them in again`, done }),
  };
}
