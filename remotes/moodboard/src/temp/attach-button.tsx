import type { TempBoardInfo } from '@butterfly/contracts/moodboard';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { Button } from 'antd';
import { useState } from 'react';
import { AttachDialog } from './attach-dialog';
import { nameOf } from './name-of';
import { useAttach } from './use-temp-boards';

/** Gives a board to a project, and goes there. */
export function AttachButton({
  board: { id, temp_project_name: name },
}: {
  readonly board: Pick<TempBoardInfo, 'id' | 'temp_project_name'>;
}) {
  const { nav, ui } = usePlugin();
  const [asking, setAsking] = useState(false);
  const attach = useAttach((projectId) => nav.go(nav.href('board', { projectId })));
  const ask = async () => {
    const obstacle = await attach.obstacle(id);
    if (obstacle !== null) return ui.toast('info', obstacle);
    attach.reset();
    setAsking(true);
  };
  return (
    <>
      <Button onClick={() => void ask()}>Attach to a project</Button>
      {asking && (
        <AttachDialog
          name={nameOf(name)}
          busy={attach.busy}
          error={attach.error}
          onAttach={(project) => attach.go({ id, project })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
