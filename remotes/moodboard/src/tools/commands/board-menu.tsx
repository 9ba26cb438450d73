import type { MenuProps } from 'antd';
import { Dropdown } from 'antd';
import { KeyHint } from '@butterfly/ui-kit';
import type { Point } from '../../canvas/geometry/geometry';
import type { Command } from './board-commands';
import { keyNames } from './keys';

interface BoardMenuProps {
  readonly at: Point;
  readonly commands: readonly Command[];
  /** Copying and pasting, which need the clipboard. */
  readonly clipboard: readonly Command[];
  readonly onClose: () => void;
}

/** What can be done with what is selected, where it was asked for. */
export function BoardMenu({ at, commands, clipboard, onClose }: BoardMenuProps) {
  const shown = [...clipboard, ...commands].filter(({ enabled, id }) => enabled && id !== 'undo' && id !== 'redo');
  const rows = (group: Command['group']) =>
    shown
      .filter((command) => command.group === group)
      .map((command) => ({
        key: command.id,
        danger: command.id === 'remove',
        label: (
          <span className="mb-menu-row">
            {command.label}
            <KeyHint keys={keyNames(command.keys[0] ?? '')} />
          </span>
        ),
      }));
  const [edit, arrange] = [rows('Edit'), rows('Arrange')];
  const items: MenuProps['items'] = [...edit, ...(arrange.length > 0 ? [{ type: 'divider' as const }, ...arrange] : [])];
  const choose = (key: string) => {
    onClose();
    shown.find(({ id }) => id === key)?.run();
  };
  return (
    <Dropdown
      open
      trigger={['click']}
      menu={{ items, onClick: ({ key }) => choose(key), autoFocus: true } as MenuProps}
      onOpenChange={(open) => open || onClose()}
    >
      <span className="mb-menu-place mb-no-gesture" style={{ left: at.x, top: at.y }} />
    </Dropdown>
  );
}
