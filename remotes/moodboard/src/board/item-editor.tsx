import type { Json } from '@butterfly/contracts/core';
import { Input } from 'antd';
import type { BoardItem } from '../model/board-document';

interface ItemEditorProps {
  readonly item: BoardItem;
  readonly onEdit: (props: Record<string, Json>) => void;
}

/** What can be said about the selected item. */
export function ItemEditor({ item, onEdit }: ItemEditorProps) {
  if (item.type === 'color') {
    return (
      <>
        <input className="mb-color-input" type="color" aria-label="Colour" value={textOf(item, 'hex')} onChange={(event) => onEdit({ hex: event.target.value })} />
        <Input className="mb-text-input" aria-label="Name of the colour" placeholder="Name" value={textOf(item, 'name')} maxLength={60} onChange={(event) => onEdit({ name: event.target.value })} />
      </>
    );
  }
  if (item.type === 'note' || item.type === 'text') {
    const label = item.type === 'note' ? 'Text of the note' : 'Text';
    return (
      <Input.TextArea className="mb-text-input" aria-label={label} placeholder={label} autoSize={{ minRows: 1, maxRows: 3 }} maxLength={2000} value={textOf(item, 'text')} onChange={(event) => onEdit({ text: event.target.value })} />
    );
  }
  return null;
}

function textOf(item: BoardItem, key: string): string {
  const value = item.props[key];
  return typeof value === 'string' ? value : '';
}
