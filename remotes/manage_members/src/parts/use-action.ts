import { isApiError } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { errorWords } from './error-words';

interface Action<V, R> {
  readonly run: (input: V) => Promise<R>;
  /** What is read again afterwards, by the beginning of its key. */
  readonly forgets: readonly QueryKey[];
  /** What is said when it worked; nothing where the page shows it by itself. */
  readonly said?: (result: R, input: V) => string | null;
  readonly done?: (result: R, input: V) => void;
}

/** One change: says what failed in words, reads again what it changed, and hands out what the server refused by field. */
export function useAction<V, R>({ run, forgets, said, done }: Action<V, R>) {
  const { ui } = usePlugin();
  const cache = useQueryClient();
  const mutation = useMutation({
    mutationFn: run,
    onSuccess: (result, input) => {
      const text = said?.(result, input);
      if (text) ui.toast('success', text);
      done?.(result, input);
    },
    onError: (error) => ui.toast('error', errorWords(error)),
    onSettled: () => {
      for (const queryKey of forgets) void cache.invalidateQueries({ queryKey });
    },
  });
  const fields: Readonly<Record<string, readonly string[]>> = (isApiError(mutation.error) ? mutation.error.fields : undefined) ?? {};
  return { go: mutation.mutate, goAsync: mutation.mutateAsync, busy: mutation.isPending, error: mutation.error, fields, reset: mutation.reset };
}
