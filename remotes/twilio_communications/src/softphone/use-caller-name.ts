import { useQuery } from '@tanstack/react-query';
import { api } from '../twilio.client';

/** Who has a number; empty when nobody knows. */
export function useCallerName(number: string): string {
  const found = useQuery({
    queryKey: ['caller', number],
    enabled: number.startsWith('+'),
    retry: false,
    queryFn: async ({ signal }) => (await api.lookUpCaller({ body: { number }, signal, noRedirect: true })).data.name,
  });
  return found.data ?? '';
}
