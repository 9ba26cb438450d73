import { KeyHint } from '@butterfly/ui-kit';
import { Modal } from 'antd';
import { dialogPlace } from '../../chrome/dialog-place';
import type { Command } from './board-commands';
import { keyNames } from './keys';

const LOOKING: readonly (readonly [string, string])[] = [
  ['Zoom in, zoom out', '+ −'],
  ['Whole page', '0'],
  ['Full size', '1'],
  ['Move the board: hold, drag', 'Space'],
  ['Move the board by keys', 'Arrows'],
];
const WORKING: readonly (readonly [string, string])[] = [
  ['Next item, one before', 'Tab ⇧Tab'],
  ['Move what is selected', 'Arrows'],
  ['Ten at a time', '⇧ Arrows'],
  ['Snap to the grid', 'G'],
  ['Write, crop, into a group', '↵'],
  ['Let go of it', 'Esc'],
  ['Resizing: proportions', '⇧'],
  ['Dragging a copy', 'Alt'],
  ['Dragging: no guides, no grid', 'Alt'],
];

/** All keys of the board. */
export function ShortcutsHelp({
  open,
  commands,
  onClose,
}: {
  readonly open: boolean;
  readonly commands: readonly Command[];
  readonly onClose: () => void;
}) {
  const known = commands.map(({ label, keys }) => [label, keyNames(keys[0] ?? '').join(' ')] as const);
  return (
    <Modal getContainer={dialogPlace} title="Keys of the board" open={open} onCancel={onClose} footer={null} width={720}>
      <div className="mb-keys">
        <KeyList title="Looking around" rows={LOOKING} />
        <KeyList title="Working" rows={WORKING} />
        <KeyList title="Changing" rows={[...known, ['Copy, cut, paste', `${keyNames('mod+c').join(' ')} X V`]]} />
      </div>
    </Modal>
  );
}

function KeyList({ title, rows }: { title: string; rows: readonly (readonly [string, string])[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {rows.map(([label, keys]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span className="bf-hidden">{keys}</span>
              <KeyHint keys={keys.split(' ')} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
