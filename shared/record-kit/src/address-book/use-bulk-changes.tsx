import { errorMessage } from '@butterfly/plugin-sdk';
import { useFeature, usePlugin } from '@butterfly/plugin-sdk/react';
import { LinePopover, type Selection } from '@butterfly/ui-kit/list';
import { useUndoNote } from '@butterfly/ui-kit/record';
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';

/** What is done with many at once. */
export type BulkChange =
  | { readonly action: 'archive' | 'delete' | 'restore' | 'unarchive'; readonly ids: number[] }
  | { readonly action: 'tag' | 'untag'; readonly tag: string; readonly ids: number[] };

interface BulkOptions {
  readonly noun: readonly [one: string, many: string];
  /** Answers the ids that really changed. */
  readonly send: (input: { body: BulkChange }) => Promise<{ readonly data: { readonly ids: readonly number[] } }>;
  /** What is asked for anew afterwards. */
  readonly outdated: QueryKey;
  /** Does the list show the archive? */
  readonly archived: boolean;
}

const backs = { archive: 'unarchive', unarchive: 'archive', delete: 'restore', restore: 'delete', tag: 'untag', untag: 'tag' } as const;

/**
 * Archive, tag or delete the picked records; what really changed can be taken back exactly.
 *
 * @example
 * const { bulk, note } = useBulkChanges({ noun: ['contact', 'contacts'], send: crm.bulkContacts, outdated: keys.contacts, archived: showsArchive(list.state) });
 */
export function useBulkChanges({ noun, send, outdated, archived }: BulkOptions): {
  readonly bulk: (selection: Selection) => ReactNode;
  readonly note: ReactNode;
} {
  const { ui } = usePlugin();
  const mayDelete = useFeature('delete_records');
  const cache = useQueryClient();
  const { note, show } = useUndoNote();
  const change = useMutation({
    mutationFn: async (body: BulkChange) => (await send({ body })).data.ids,
    onSuccess: () => void cache.invalidateQueries({ queryKey: outdated }),
    onError: (error) => ui.toast('error', `Nothing was changed. ${errorMessage(error)}`),
  });
  const run = (selection: Selection, body: BulkChange, words: string) =>
    change.mutate(body, {
      onSuccess: (ids) => {
        selection.clear();
        if (ids.length === 0) return ui.toast('info', 'All of them were so already');
        const back = { ...body, action: backs[body.action], ids: [...ids] } as BulkChange;
        return show({
          text: `${ids.length.toLocaleString()} ${ids.length === 1 ? noun[0] : noun[1]} ${words}`,
          undo: () => change.mutateAsync(back),
        });
      },
    });
  const bulk = (selection: Selection) => {
    const ids = [...selection.ids];
    return (
      <>
        <LinePopover
          label="Tag"
          placeholder="Such as “VIP”"
          maxLength={40}
          submitLabel={() => 'Add'}
          onSubmit={(tag) => run(selection, { action: 'tag', tag, ids }, `tagged “${tag}”`)}
        >
          <Button>Add tag…</Button>
        </LinePopover>
        {archived ? (
          <Button loading={change.isPending} onClick={() => run(selection, { action: 'unarchive', ids }, 'taken out of the archive')}>
            Take out of the archive
          </Button>
        ) : (
          mayDelete && (
            <Button loading={change.isPending} onClick={() => run(selection, { action: 'archive', ids }, 'put into the archive')}>
              Archive
            </Button>
          )
        )}
        {mayDelete && (
          <Button danger disabled={change.isPending} onClick={() => run(selection, { action: 'delete', ids }, 'deleted')}>
            Delete
          </Button>
        )}
      </>
    );
  };
  return { bulk, note };
}
