import { errorMessage } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { Button } from 'antd';
import { api } from '../timeline.client';
import { useTimelineCache } from './use-timeline';

export interface Removed {
  readonly id: number;
  readonly title: string;
}

/** Says what was removed and brings it back. */
export function RemovedNote({ projectId, removed, onClose }: { projectId: string; removed: Removed; onClose: () => void }) {
  const { ui } = usePlugin();
  const cache = useTimelineCache(projectId);
  const restore = async () => {
    try {
      cache.put([(await api.restoreEntry({ params: { projectId, id: String(removed.id) } })).data]);
      onClose();
    } catch (error) {
      ui.toast('error', errorMessage(error));
    }
  };
  return (
    <div className="pv-note" role="status">
      <span>“{removed.title}” was removed.</span>
      <Button size="small" onClick={() => void restore()}>
        Undo
      </Button>
      <Button size="small" type="text" onClick={onClose}>
        Close
      </Button>
    </div>
  );
}
