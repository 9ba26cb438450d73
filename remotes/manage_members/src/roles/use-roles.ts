import { useQuery } from '@tanstack/react-query';
import { api, keys } from '../members.client';

export function useRoles() {
  return useQuery({ queryKey: keys.roles, queryFn: async ({ signal }) => (await api.listRoles({ signal })).data });
}

/** All plugins and features a role can have. */
export function usePermissionCatalogue() {
  return useQuery({
    queryKey: keys.permissions,
    queryFn: async ({ signal }) => (await api.listPermissions({ signal })).data,
    staleTime: 300_000,
  });
}
