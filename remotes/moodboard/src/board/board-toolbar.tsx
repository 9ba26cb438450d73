import { Icon } from '@butterfly/ui-kit';
import { Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import type { ItemKind } from '../model/board-document';
import { firstPage } from '../model/board-document';
import { ItemEditor } from './item-editor';
import type { BoardActions, BoardState } from './board.store';

interface BoardToolbarProps {
  readonly state: BoardState;
  readonly actions: BoardActions;
  readonly onAdd: (kind: ItemKind) => void;
}

export function BoardToolbar({ state, actions, onAdd }: BoardToolbarProps) {
  const item = firstPage(state.data).elements.find(({ id }) => id === state.selection);
  return (
    <div className="mb-toolbar" role="toolbar" aria-label="Board tools">
      <div className="mb-tools">
        <Button icon={<Icon name="swatch" size={16} />} onClick={() => onAdd('color')}>Colour</Button>
        <Button icon={<Icon name="note" size={16} />} onClick={() => onAdd('note')}>Note</Button>
        <Button icon={<Icon name="text" size={16} />} onClick={() => onAdd('text')}>Text</Button>
      </div>
      <div className="mb-tools">
        <Tool label="Undo" icon={<Icon name="undo" size={16} />} onClick={actions.undone} disabled={state.past.length === 0} />
        <Tool label="Redo" icon={<Icon name="redo" size={16} />} onClick={actions.redone} disabled={state.future.length === 0} />
      </div>
      {item && (
        <div className="mb-tools mb-tools-item">
          <ItemEditor key={item.id} item={item} onEdit={(props) => actions.itemEdited(item.id, props)} />
          <Tool label="Bring to front" icon={<Icon name="chevron-up" size={16} />} onClick={() => actions.itemRestacked(item.id, 'front')} />
          <Tool label="Send to back" icon={<Icon name="chevron-down" size={16} />} onClick={() => actions.itemRestacked(item.id, 'back')} />
          <Tool label="Remove item" icon={<Icon name="trash" size={16} />} onClick={() => actions.itemRemoved(item.id)} />
        </div>
      )}
    </div>
  );
}

function Tool({ label, icon, onClick, disabled = false }: { label: string; icon: ReactNode; onClick: () => void; disabled?: boolean }) {
  return (
    <Tooltip title={label}>
      <Button type="text" aria-label={label} icon={icon} onClick={onClick} disabled={disabled} />
    </Tooltip>
  );
}
