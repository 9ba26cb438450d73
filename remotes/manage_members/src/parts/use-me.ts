import { useQuery } from '@tanstack/react-query';
import { api, keys } from '../members.client';

/** May this person change roles, invitations and switches? The server decides; this hides what would be refused. */
export function useIsAdmin(): boolean {
  const { data } = useQuery({ queryKey: keys.me, queryFn: async ({ signal }) => (await api.myPermissions({ signal })).data });
  return data?.is_admin ?? false;
}
