import type { Bulk } from '@butterfly/contracts/tenant_crm';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useFeature, usePlugin } from '@butterfly/plugin-sdk/react';
import { showsArchive, useRecordList, type RecordList } from '@butterfly/record-kit/list';
import { LinePopover, type Selection } from '@butterfly/ui-kit/list';
import { useUndoNote } from '@butterfly/ui-kit/record';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';

interface BulkOptions {
  readonly noun: readonly [one: string, many: string];
  readonly send: (input: { body: Bulk }) => Promise<{ readonly data: { readonly ids: readonly number[] } }>;
  readonly outdated: readonly unknown[];
  readonly archived: boolean;
}

type ListOptions<R> = Parameters<typeof useRecordList<R>>[0] & Omit<BulkOptions, 'archived' | 'outdated'>;

/** A list of people or organizations from the address, with what can be done with many of them at once. */
export function usePeopleList<R>({ noun, send, ...options }: ListOptions<R>): { list: RecordList<R> } & ReturnType<typeof useBulk> {
  const list = useRecordList<R>(options);
  return { list, ...useBulk({ noun, send, outdated: options.queryKey, archived: showsArchive(list.state) }) };
}

const backs = { archive: 'unarchive', unarchive: 'archive', delete: 'restore', restore: 'delete', tag: 'untag', untag: 'tag' } as const;

/** Archive, tag or delete the picked people or organizations; what really changed can be taken back exactly. */
function useBulk({ noun, send, outdated, archived }: BulkOptions): { bulk: (selection: Selection) => ReactNode; note: ReactNode } {
  const { ui } = usePlugin();
  const mayDelete = useFeature('delete_records');
  const cache = useQueryClient();
  const { note, show } = useUndoNote();
  const change = useMutation({
    mutationFn: async (body: Bulk) => (await send({ body })).data.ids,
    onSuccess: () => void cache.invalidateQueries({ queryKey: outdated }),
    onError: (error) => ui.toast('error', `Nothing was changed. ${errorMessage(error)}`),
  });
  const run = (selection: Selection, body: Bulk, words: string) =>
    change.mutate(body, {
      onSuccess: (ids) => {
        selection.clear();
        if (ids.length === 0) return ui.toast('info', 'All of them were so already');
        const back = { ...body, action: backs[body.action], ids: [...ids] } as Bulk;
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
