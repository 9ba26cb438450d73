import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';

interface Action<V, R> {
  readonly run: (input: V) => Promise<R>;
  /** What is read again afterwards, by the beginning of its key. */
  readonly forgets: readonly QueryKey[];
  readonly done?: (result: R, input: V) => void;
}

/** One change; what it changed is read again, also when it failed. The caller shows `error` beside what it is about. */
export function useAction<V, R>({ run, forgets, done }: Action<V, R>) {
  const cache = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: run,
    onSuccess: (result, input) => done?.(result, input),
    onSettled: () => {
      for (const queryKey of forgets) void cache.invalidateQueries({ queryKey });
    },
  });
  return { go: mutate, busy: isPending, error, reset };
}
