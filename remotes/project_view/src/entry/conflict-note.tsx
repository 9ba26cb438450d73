import type { Entry } from '@butterfly/contracts/project_view';
import { Button } from 'antd';

/** Somebody else has saved this entry in the meantime: whose version shall stay? */
export function ConflictNote({
  current,
  busy,
  onMine,
  onTheirs,
}: {
  current: Entry;
  busy: boolean;
  onMine: () => void;
  onTheirs: () => void;
}) {
  return (
    <div className="pv-conflict" role="alert">
      <p>Somebody else has changed “{current.title}” while you were editing. Nothing was overwritten, and what you typed is still here.</p>
      <div>
        <Button type="primary" size="small" loading={busy} onClick={onMine}>
          Save mine
        </Button>
        <Button size="small" onClick={onTheirs}>
          Keep theirs
        </Button>
      </div>
    </div>
  );
}
