import { Icon } from '@butterfly/ui-kit';
import type { ComponentType } from 'react';
import { useStore } from 'zustand';
import type { BoardItem } from '../../model/board-document';
import { pageOf, pagesOf } from '../../model/board-document';
import { describeKind } from '../../model/describe-item';
import { isLocked } from '../../model/item-traits';
import { paletteOf } from '../../board/page-actions';
import type { BoardSession } from '../../sync/board-session';
import { boardCommands } from '../commands/board-commands';
import { BoardFlowers } from './board-flowers';
import { ImageFields } from './image-fields';
import type { ItemFieldsProps } from './item-fields';
import { ColorFields, FlowerFields, FrameFields, ShapeFields, WordFields } from './item-fields';
import { PageFields } from './page-fields';
import { PlaceFields } from './place-fields';
import { IconTool } from '../tool-button';
import { ToolIcon } from '../tool-icon';

interface PropertiesPanelProps {
  readonly board: Pick<BoardSession, 'store' | 'actions'>;
  readonly onCopyText: (text: string) => void;
  readonly onCrop: (id: string) => void;
  readonly onReplace: (item: BoardItem) => void;
  /** A picture that is not sent yet is not to be sent. */
  readonly onCallOff: (id: string) => void;
  /** On a phone: all of it is shown, not only the actions. */
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  /** On a phone: nothing is to be selected any more. */
  readonly onDone: () => void;
}

const FIELDS: Readonly<Record<string, ComponentType<ItemFieldsProps>>> = {
  color: ColorFields,
  note: WordFields,
  text: WordFields,
  shape: ShapeFields,
  frame: FrameFields,
  flower: FlowerFields,
};
const QUICK = {
  duplicate: <Icon name="copy" size={18} />,
  forward: <ToolIcon name="forward" />,
  backward: <ToolIcon name="backward" />,
  front: <ToolIcon name="front" />,
  back: <ToolIcon name="back" />,
  group: <ToolIcon name="group" />,
  lock: <Icon name="lock" size={18} />,
  remove: <Icon name="trash" size={18} />,
} as const;

/** What can be said about what is selected; without a selection, about the page. Beside the board, on a phone below it. */
export function PropertiesPanel({ board, onCopyText, onCrop, onReplace, onCallOff, open, onOpen, onDone }: PropertiesPanelProps) {
  const { data, page: pageId, selection, past, future } = useStore(board.store);
  const { actions } = board;
  const page = pageOf(data, pageId);
  const chosen = new Set(selection);
  const items = page.elements.filter(({ id }) => chosen.has(id));
  const [only, second] = items;
  const palette = paletteOf(data);
  const Fields = only && !second ? FIELDS[only.type] : undefined;
  const title = titleOf(items.length, only ? describeKind(only) : null);
  return (
    <aside className="mb-panel" aria-label={title} data-open={open} data-empty={!only}>
      <header className="mb-panel-head">
        <h2>{title}</h2>
        <span className="mb-narrow-tool mb-panel-tools">
          {only && <IconTool label="Undo" icon={<Icon name="undo" size={18} />} disabled={past.length === 0} onClick={actions.undone} />}
          {only && <IconTool label="Redo" icon={<Icon name="redo" size={18} />} disabled={future.length === 0} onClick={actions.redone} />}
          <button
            type="button"
            className="mb-icon-tool"
            aria-expanded={open}
            aria-label={open ? 'Fewer details' : 'More details'}
            onClick={() => onOpen(!open)}
          >
            <Icon name={open ? 'chevron-down' : 'chevron-up'} />
          </button>
          {only && <IconTool label="Done" icon={<Icon name="check" size={18} />} onClick={onDone} />}
        </span>
      </header>
      {only && <QuickRow board={board} locked={items.every(isLocked)} />}
      <div className="mb-panel-body">
        {!only && <PageFields board={board} page={page} palette={palette} />}
        {only && !second && Fields && (
          <Fields
            key={only.id}
            item={only}
            palette={palette}
            onEdit={(props) => actions.itemEdited(only.id, props)}
            onCopyText={onCopyText}
          />
        )}
        {only && !second && only.type === 'image' && (
          <ImageFields
            key={only.id}
            item={only}
            onEdit={(props) => actions.itemEdited(only.id, props)}
            onCrop={() => onCrop(only.id)}
            onReplace={() => onReplace(only)}
            onCallOff={() => onCallOff(only.id)}
            onPalette={actions.paletteChosen}
            palette={palette}
          />
        )}
        {(!only || (!second && only.type === 'flower')) && <BoardFlowers pages={pagesOf(data)} only={only} />}
        {only && <PlaceFields items={items.filter((item) => !isLocked(item))} page={page} onPlace={actions.itemsPlaced} />}
      </div>
    </aside>
  );
}

function QuickRow({ board, locked }: { board: PropertiesPanelProps['board']; locked: boolean }) {
  const commands = new Map(boardCommands(board).map((command) => [command.id, command]));
  const ungroup = commands.get('ungroup');
  return (
    <div className="mb-icons mb-quick" role="group" aria-label="Actions">
      {Object.entries(QUICK).map(([id, icon]) => {
        const command = id === 'group' && ungroup?.enabled && commands.get('group')?.enabled === false ? ungroup : commands.get(id);
        return (
          command && (
            <IconTool
              key={id}
              label={command.label}
              icon={id === 'lock' && locked ? <ToolIcon name="unlock" /> : icon}
              disabled={!command.enabled}
              onClick={command.run}
            />
          )
        );
      })}
    </div>
  );
}

function titleOf(count: number, kind: string | null): string {
  if (count === 0) return 'Page';
  return count === 1 && kind !== null ? kind : `${count} items`;
}
