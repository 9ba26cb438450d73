import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { isApiError } from '../api-error';
import { errorMessage } from '../error-message';
import { usePlugin } from './use-plugin';

/** What `useAction` does. */
export interface Action<V, R> {
  readonly run: (input: V) => Promise<R>;
  /** What is read again afterwards, also when it failed, by the beginning of its key. */
  readonly invalidates: readonly QueryKey[];
  /** What is said when it worked; nothing where the page shows it by itself. */
  readonly successMessage?: (result: R, input: V) => string | null;
  readonly onSuccess?: (result: R, input: V) => void;
  readonly onFailure?: (error: unknown) => void;
  /** Where a failure is said: in a passing note, or by the caller, who has `error`, beside what it is about. */
  readonly failure?: 'toast' | 'inline';
}

/**
 * One change: says what failed in words, reads again what it changed, and hands out what the server refused by field.
 *
 * @example
 * const rename = useAction({
 *   run: (name: string) => api.renameBoard({ params, body: { name } }),
 *   invalidates: [['boards']], successMessage: () => 'The board has a new name', onSuccess: close,
 * });
 * <Button loading={rename.busy} onClick={() => rename.go(name)}>Rename</Button>
 */
export function useAction<V, R>({ run, invalidates, successMessage, onSuccess, onFailure, failure = 'toast' }: Action<V, R>) {
  const { ui } = usePlugin();
  const cache = useQueryClient();
  const mutation = useMutation({
    mutationFn: run,
    onSuccess: (result, input) => {
      const text = successMessage?.(result, input);
      if (text) ui.toast('success', text);
      onSuccess?.(result, input);
    },
    onError: (error) => {
      if (failure === 'toast') ui.toast('error', errorMessage(error));
      onFailure?.(error);
    },
    onSettled: () => {
      for (const queryKey of invalidates) void cache.invalidateQueries({ queryKey });
    },
  });
  const fields: Readonly<Record<string, readonly string[]>> = (isApiError(mutation.error) ? mutation.error.fields : undefined) ?? {};
  return {
    go: mutation.mutate,
    goAsync: mutation.mutateAsync,
    busy: mutation.isPending,
    error: mutation.error,
    fields,
    reset: mutation.reset,
  };
}
