import { isApiError } from '@butterfly/plugin-sdk';
import { useQuery } from '@tanstack/react-query';
import { api, keys } from '../client_portal.client';

const retry = (count: number, error: Error) => count < 2 && !(isApiError(error) && error.status >= 400 && error.status < 500);

/** What a link asks for before it shows anything. */
export function useAccess(token: string) {
  return useQuery({
    queryKey: keys.access(token),
    queryFn: async ({ signal }) => (await api.checkAccess({ params: { token }, signal })).data,
    retry,
  });
}

/** What somebody sees; asked for when the link has let them in, and again when they come back to the window. */
export function usePortal(token: string, isIn: boolean) {
  return useQuery({
    queryKey: keys.portal(token),
    queryFn: async ({ signal }) => (await api.openPortal({ params: { token }, signal })).data,
    enabled: isIn,
    refetchOnWindowFocus: 'always',
    retry,
  });
}
