import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ApiError } from '../api-error';
import { PluginProvider, type PluginHost } from './plugin-provider';
import { useAction, type Action } from './use-action';

const KEY = ['boards'];

/** A page with one action, what it says in passing, and the cache it works with. */
function show(options: Partial<Action<string, string>>) {
  const toasts: string[] = [];
  const cache = new QueryClient({ defaultOptions: { mutations: { retry: false } } });
  cache.setQueryData(KEY, 'read before');
  const ui = { toast: (kind: string, text: string) => void toasts.push(`${kind}: ${text}`) };
  const host = { context: { ui }, slot: () => [] } as unknown as PluginHost;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>
      <PluginProvider host={host}>{children}</PluginProvider>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => useAction({ run: async (name: string) => name, invalidates: [KEY], ...options }), { wrapper });
  return { result, toasts, isOutdated: () => cache.getQueryState(KEY)?.isInvalidated };
}

const refused = async (): Promise<string> => {
  throw new ApiError(400, { error: 'Please check what you typed.', code: 'invalid_input', fields: { name: ['is taken'] } });
};

describe('an action', () => {
  it('says that it worked and reads again what it changed', async () => {
    const { result, toasts, isOutdated } = show({ successMessage: (name) => `Now called ${name}` });
    result.current.go('Arch');
    await waitFor(() => expect(toasts).toEqual(['success: Now called Arch']));
    await waitFor(() => expect(isOutdated()).toBe(true));
  });

  it('that fails says so in passing, and reads again all the same', async () => {
    const { result, toasts, isOutdated } = show({ run: () => Promise.reject(new Error('cable')) });
    result.current.go('Arch');
    await waitFor(() => expect(toasts).toEqual(['error: Something unexpected happened. Nothing was lost; please try again.']));
    await waitFor(() => expect(isOutdated()).toBe(true));
  });

  it('whose page shows the failure itself says nothing in passing', async () => {
    const { result, toasts } = show({ run: refused, failure: 'inline' });
    result.current.go('Arch');
    await waitFor(() => expect(result.current.error).not.toBeNull());
    expect([toasts, result.current.fields]).toEqual([[], { name: ['is taken'] }]);
  });
});
