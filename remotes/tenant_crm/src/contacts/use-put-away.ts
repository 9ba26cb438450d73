import { errorMessage } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useMutation } from '@tanstack/react-query';

type Call<R> = (input: { params: { id: string } }) => Promise<{ readonly data: R; readonly etag: string | null }>;

interface PutAwayCalls<R> {
  readonly archive: Call<R>;
  readonly unarchive: Call<R>;
  readonly remove: Call<R>;
  readonly restore: Call<R>;
}

/** Archives or deletes a record, and takes that back. */
export function usePutAway<R>({ id, calls, onSaved }: { id: number; calls: PutAwayCalls<R>; onSaved: (record: R, etag: string | null) => void }) {
  const { ui } = usePlugin();
  return useMutation({
    mutationFn: (what: keyof PutAwayCalls<R>) => calls[what]({ params: { id: String(id) } }),
    onSuccess: ({ data, etag }) => onSaved(data, etag),
    onError: (error) => ui.toast('error', errorMessage(error)),
  });
}
