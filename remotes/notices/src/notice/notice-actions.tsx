import type { Notice } from '@butterfly/contracts/notices';
import { useAction, useFeature } from '@butterfly/plugin-sdk/react';
import { Button } from 'antd';
import { api, keys } from '../notices.client';

/** Publish, archive and bring back, for who may. */
export function NoticeActions({ notice: { id, mine, status, publish_at: publishAt } }: { notice: Notice }) {
  const mayDelete = useFeature('delete_records');
  const params = { id: String(id) };
  const invalidates = [keys.notices];
  const publish = useAction<undefined, { data: Notice }>({
    run: () => api.publishNotice({ params, body: {} }),
    invalidates,
    successMessage: ({ data }) => (data.status === 'scheduled' ? 'The notice will appear at its time' : 'The notice is published'),
  });
  const archive = useAction<undefined, unknown>({ run: () => api.archiveNotice({ params }), invalidates });
  const restore = useAction<undefined, unknown>({ run: () => api.restoreNotice({ params }), invalidates });
  if (status === 'archived')
    return (
      <Button loading={restore.busy} onClick={() => restore.go(undefined)}>
        Bring back
      </Button>
    );
  return (
    <>
      {mine && status === 'draft' && (
        <Button type="primary" loading={publish.busy} onClick={() => publish.go(undefined)}>
          {publishAt ? 'Publish at its time' : 'Publish'}
        </Button>
      )}
      {(mine || mayDelete) && (
        <Button loading={archive.busy} onClick={() => archive.go(undefined)}>
          Archive
        </Button>
      )}
    </>
  );
}
