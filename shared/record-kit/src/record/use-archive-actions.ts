import { errorMessage } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useMutation } from '@tanstack/react-query';

type Call<R> = (input: { params: { id: string } }) => Promise<{ readonly data: R; readonly etag: string | null }>;

interface ArchiveOptions<R, K extends string> {
  readonly id: number;
  /** Such as `archive`, `unarchive`, `remove`, `restore`: those a record has. */
  readonly calls: Readonly<Record<K, Call<R>>>;
  readonly onSaved: (record: R, etag: string | null) => void;
}

/**
 * Archives or deletes a record, and takes that back. `onSaved` is told the record as it is then.
 *
 * @example
 * const actions = useArchiveActions({ id: contact.id, calls, onSaved: editor.replaced });
 * actions.mutate('archive');
 */
export function useArchiveActions<R, K extends string>({ id, calls, onSaved }: ArchiveOptions<R, K>) {
  const { ui } = usePlugin();
  return useMutation({
    mutationFn: (what: K) => calls[what]({ params: { id: String(id) } }),
    onSuccess: ({ data, etag }) => onSaved(data, etag),
    onError: (error) => ui.toast('error', errorMessage(error)),
  });
}
