import { Icon } from '@butterfly/ui-kit';
import { Dropdown, Popover } from 'antd';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import type { Json } from '@butterfly/contracts/core';
import type { ItemKind } from '../model/board-document';
import { FlowerLibrary } from '../tools/start/flower-library';
import { ToolIcon } from '../tools/tool-icon';
import { ToolButton } from '../tools/tool-button';
import { ToolSheet } from '../tools/tool-sheet';
import { useNarrow } from './use-narrow';

export type Add = (kind: ItemKind, props?: Record<string, Json>, size?: { w: number; h: number }) => void;

interface BoardToolbarProps {
  readonly onAdd: Add;
  readonly onPicture: () => void;
  readonly children?: ReactNode;
}

const SHAPES = [
  { key: 'rect', label: 'Rectangle', size: undefined },
  { key: 'ellipse', label: 'Ellipse', size: undefined },
  { key: 'line', label: 'Line', size: { w: 240, h: 24 } },
  { key: 'arrow', label: 'Arrow', size: { w: 240, h: 80 } },
] as const;
const SECTIONS = ['Ceremony', 'Personal flowers', 'Reception', 'Table', 'Palette', 'Inspiration'] as const;

/** What can be put on a board. */
export function BoardToolbar({ onAdd, onPicture, children }: BoardToolbarProps) {
  const [library, setLibrary] = useState(false);
  const narrow = useNarrow();
  const flower = useRef<HTMLButtonElement>(null);
  const pick = (props: Record<string, Json>) => onAdd('flower', props);
  return (
    <div className="mb-toolbar" role="toolbar" aria-label="Board tools">
      <ToolButton label="Picture" icon={<Icon name="image" size={18} />} onClick={onPicture} />
      <ToolButton label="Colour" icon={<Icon name="swatch" size={18} />} onClick={() => onAdd('color')} />
      <ToolButton label="Note" icon={<Icon name="note" size={18} />} onClick={() => onAdd('note')} />
      <ToolButton label="Text" icon={<Icon name="text" size={18} />} onClick={() => onAdd('text')} />
      {narrow ? (
        <ToolButton
          ref={flower}
          label="Flower"
          icon={<Icon name="flower" size={18} />}
          expanded={library}
          onClick={() => setLibrary(!library)}
        />
      ) : (
        <Popover
          open={library}
          onOpenChange={setLibrary}
          trigger="click"
          placement="rightTop"
          destroyOnHidden
          arrow={false}
          content={<FlowerLibrary autoFocus onPick={pick} onClose={() => setLibrary(false)} />}
        >
          <ToolButton label="Flower" icon={<Icon name="flower" size={18} />} expanded={library} />
        </Popover>
      )}
      {narrow && library && (
        <ToolSheet
          title="Flowers"
          onClose={() => {
            setLibrary(false);
            flower.current?.focus();
          }}
        >
          <FlowerLibrary autoFocus={false} onPick={pick} onClose={() => setLibrary(false)} />
        </ToolSheet>
      )}
      <Dropdown
        trigger={['click']}
        placement="topLeft"
        menu={{
          items: SHAPES.map(({ key, label }) => ({ key, label, icon: <ToolIcon name={key} /> })),
          onClick: ({ key }) => onAdd('shape', { shape: key }, SHAPES.find((shape) => shape.key === key)?.size),
        }}
      >
        <ToolButton label="Shape" icon={<ToolIcon name="shape" />} menu />
      </Dropdown>
      <Dropdown
        trigger={['click']}
        placement="topLeft"
        menu={{ items: SECTIONS.map((key) => ({ key, label: key })), onClick: ({ key }) => onAdd('frame', { title: key }) }}
      >
        <ToolButton label="Section" icon={<ToolIcon name="frame" />} menu />
      </Dropdown>
      {children}
    </div>
  );
}
