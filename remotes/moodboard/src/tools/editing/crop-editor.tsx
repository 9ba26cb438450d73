import type { KeyboardEvent, PointerEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { BoardItem } from '../../model/board-document';
import { rotationOf } from '../../model/item-traits';
import type { Rect } from '../../canvas/geometry/geometry';
import { cropOf } from '../../canvas/paint/crop';
import { cropDragged, croppedBox } from './crop-drag';
import type { CropGrip } from './crop-drag';

interface CropEditorProps {
  readonly item: BoardItem;
  readonly url: string;
  /** How many screen pixels a board pixel is. */
  readonly zoom: () => number;
  readonly onDone: (crop: Rect, box: Rect) => void;
  readonly onCancel: () => void;
}

const GRIPS: readonly CropGrip[] = ['nw', 'ne', 'sw', 'se'];
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const NUDGE = 0.02;

/** The whole picture, with the part that is shown to be dragged and pulled. Arrows move it, with Shift its corner; Enter keeps it. */
export function CropEditor({ item, url, zoom, onDone, onCancel }: CropEditorProps) {
  const first = cropOf(item);
  const [crop, setCrop] = useState(first);
  const window = useRef<HTMLDivElement>(null);
  useEffect(() => window.current?.focus({ preventScroll: true }), []);
  const whole = { w: item.w / first.w, h: item.h / first.h };
  const done = () => onDone(crop, croppedBox(item, { from: first, to: crop }));

  const drag = (grip: CropGrip | 'move') => (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation();
    const [start, from, target] = [{ x: event.clientX, y: event.clientY }, crop, event.currentTarget];
    target.setPointerCapture(event.pointerId);
    const move = (moved: globalThis.PointerEvent) =>
      setCrop(
        cropDragged(from, grip, { x: (moved.clientX - start.x) / zoom() / whole.w, y: (moved.clientY - start.y) / zoom() / whole.h }),
      );
    target.addEventListener('pointermove', move);
    target.addEventListener('lostpointercapture', () => target.removeEventListener('pointermove', move), { once: true });
  };
  const press = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow && event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (arrow) setCrop(cropDragged(crop, event.shiftKey ? 'se' : 'move', { x: arrow[0] * NUDGE, y: arrow[1] * NUDGE }));
    else if (event.key === 'Enter') done();
    else onCancel();
  };
  const percent = (share: number) => `${share * 100}%`;
  return (
    <div
      className="mb-crop mb-no-gesture"
      style={{
        left: item.x - first.x * whole.w,
        top: item.y - first.y * whole.h,
        width: whole.w,
        height: whole.h,
        transformOrigin: `${percent(first.x + first.w / 2)} ${percent(first.y + first.h / 2)}`,
        transform: `rotate(${rotationOf(item)}deg)`,
      }}
    >
      <img src={url} alt="" draggable={false} />
      <div className="mb-crop-shade">
        <div style={{ left: percent(crop.x), top: percent(crop.y), width: percent(crop.w), height: percent(crop.h) }} />
      </div>
      <div
        ref={window}
        className="mb-crop-window"
        tabIndex={0}
        role="group"
        aria-label="Part of the picture that is shown. Arrows move it, Shift and arrows change its size, Enter keeps it."
        style={{ left: percent(crop.x), top: percent(crop.y), width: percent(crop.w), height: percent(crop.h) }}
        onPointerDown={drag('move')}
        onKeyDown={press}
        onDoubleClick={done}
      >
        {GRIPS.map((grip) => (
          <span key={grip} className={`mb-crop-grip mb-crop-${grip}`} onPointerDown={drag(grip)} />
        ))}
      </div>
      <div className="mb-crop-actions">
        <button type="button" className="bf-button bf-button-primary" onClick={done}>
          Crop
        </button>
        <button type="button" className="bf-button mb-crop-cancel" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </div>
  );
}
