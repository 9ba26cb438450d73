import { useEffect, useRef } from 'react';
import type { BoardItem } from '../../model/board-document';
import { colorProp, rotationOf, textProp } from '../../model/item-traits';
import { NOTE_PAPER, setText, textStyle } from '../../canvas/paint/text-style';

interface InlineEditorProps {
  readonly item: BoardItem;
  /** The text, and how many board pixels it needs from top to bottom. */
  readonly onText: (text: string, height: number) => void;
  /** Ended by a key: the focus goes back to the item. */
  readonly onDone: () => void;
  /** Left for something else, which has the focus now and keeps it. */
  readonly onLeft: () => void;
}

/** Words written where they stand. Escape or a click elsewhere ends it; every letter is kept as it is typed. */
export function InlineEditor({ item, onText, onDone, onLeft }: InlineEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (area.current) setText(area.current.style, textStyle(item));
  }, [item]);
  useEffect(() => {
    area.current?.focus({ preventScroll: true });
    area.current?.select();
  }, []);
  const turn = rotationOf(item);
  return (
    <textarea
      ref={area}
      className={`mb-inline mb-inline-${item.type}`}
      aria-label="Words on the board"
      value={textProp(item, item.type === 'frame' ? 'title' : 'text')}
      maxLength={5_000}
      style={{
        left: item.x,
        top: item.y,
        width: item.w,
        height: item.h,
        ...(item.type === 'note' && { background: colorProp(item, 'fill', NOTE_PAPER) }),
        ...(turn !== 0 && { transform: `rotate(${turn}deg)` }),
      }}
      onChange={({ target }) => onText(target.value, target.scrollHeight)}
      onBlur={onLeft}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' && !(event.key === 'Enter' && (event.ctrlKey || event.metaKey || item.type === 'frame'))) return;
        event.preventDefault();
        event.stopPropagation();
        onDone();
      }}
    />
  );
}
