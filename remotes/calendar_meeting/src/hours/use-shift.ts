import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import type { Timed } from './place';
import { inSteps, NO_SHIFT, STEP, withinDay, type Shift } from './shift';

/** A click trembles: only from here on something is dragged. */
const TREMBLE_PX = 4;

interface Pull {
  readonly x: number;
  readonly y: number;
  readonly scrolled: number;
  readonly dayWidth: number;
  readonly minutePx: number;
  readonly kind: 'move' | 'resize';
}

interface Shiftable {
  readonly part: Timed;
  readonly isMovable: boolean;
  /** Columns are days: something can be dragged from one to the other. */
  readonly byDays: boolean;
  /** False: it stays where it was. */
  readonly onShift: (part: Timed, shift: Shift) => Promise<boolean>;
}

/**
 * Dragging of one block, by the pointer or with Alt and arrows (with Shift its end). Only the block is drawn anew meanwhile, and only from
 * step to step; what is dropped stays where it is until the calendar has it there.
 */
export function useShift({ part, isMovable, byDays, onShift }: Shiftable) {
  const [shift, setShift] = useState<Shift>(NO_SHIFT);
  const latest = useRef<Shift>(NO_SHIFT);
  const pull = useRef<Pull | null>(null);
  // Between the first step and the drop: what is told of the event meanwhile takes no step back.
  const isHolding = useRef(false);
  const isClickOver = useRef(false);
  const show = (next: Shift) => {
    const kept = withinDay(next, part);
    if (isSame(kept, latest.current)) return;
    latest.current = kept;
    setShift(kept);
  };
  const entry = part.entry;
  useEffect(() => {
    if (isHolding.current) return;
    latest.current = NO_SHIFT;
    setShift(NO_SHIFT);
  }, [entry]);
  const drop = async () => {
    const dropped = latest.current;
    isHolding.current = false;
    if (!isSame(dropped, NO_SHIFT) && !(await onShift(part, dropped))) show(NO_SHIFT);
  };
  if (!isMovable) return { shift, isHeld: false, handlers: {} };
  const begin = (event: PointerEvent<HTMLElement>) => {
    isClickOver.current = false;
    // Fingers scroll; a finger changes the time on the page of the event.
    if (event.button !== 0 || event.pointerType === 'touch') return;
    const kind = (event.target as Element).closest('[data-grip]') ? 'resize' : 'move';
    isHolding.current = true;
    pull.current = { x: event.clientX, y: event.clientY, kind, ...measured(event.currentTarget) };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    const from = pull.current;
    if (!from) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y + scrolledOf(event.currentTarget) - from.scrolled];
    if (Math.hypot(x, y) < TREMBLE_PX && !isClickOver.current) return;
    isClickOver.current = true;
    const minutes = inSteps(y / from.minutePx);
    if (from.kind === 'resize') show({ ...NO_SHIFT, longer: minutes });
    else show({ days: byDays ? Math.round(x / from.dayWidth) : 0, minutes, longer: 0 });
  };
  const end = () => {
    if (!pull.current) return;
    pull.current = null;
    void drop();
  };
  const cancel = () => {
    pull.current = null;
    isHolding.current = false;
    show(NO_SHIFT);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isSame(latest.current, NO_SHIFT)) return cancel();
    const step = event.altKey ? stepOf(event, byDays) : null;
    if (!step) return;
    event.preventDefault();
    isHolding.current = true;
    const { days, minutes, longer } = latest.current;
    show({ days: days + step.days, minutes: minutes + step.minutes, longer: longer + step.longer });
  };
  const handlers = {
    onPointerDown: begin,
    onPointerMove: drag,
    onPointerUp: end,
    onPointerCancel: cancel,
    onKeyDown: press,
    // It moves when Alt is let go: many steps are one move.
    onKeyUp: (event: KeyboardEvent) => {
      if (event.key === 'Alt' && !pull.current) void drop();
    },
    onBlur: () => {
      if (pull.current) return;
      isHolding.current = false;
      show(NO_SHIFT);
    },
    onClickCapture: (event: MouseEvent) => {
      if (!isClickOver.current) return;
      event.preventDefault();
      event.stopPropagation();
      isClickOver.current = false;
    },
  };
  return { shift, isHeld: !isSame(shift, NO_SHIFT), handlers };
}

const isSame = (a: Shift, b: Shift): boolean => a.days === b.days && a.minutes === b.minutes && a.longer === b.longer;
const scrolledOf = (block: HTMLElement): number => block.closest('.cal-hours')?.scrollTop ?? 0;

function measured(block: HTMLElement): Pick<Pull, 'dayWidth' | 'minutePx' | 'scrolled'> {
  const column = block.parentElement;
  return {
    scrolled: scrolledOf(block),
    dayWidth: column?.offsetWidth ?? 1,
    minutePx: (column?.offsetHeight ?? 1_440) / 1_440,
  };
}

function stepOf({ key, shiftKey }: KeyboardEvent, byDays: boolean): Shift | null {
  const way = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[key];
  if (way === undefined) return null;
  if (key === 'ArrowUp' || key === 'ArrowDown') return { ...NO_SHIFT, [shiftKey ? 'longer' : 'minutes']: way * STEP };
  return byDays ? { ...NO_SHIFT, days: way } : null;
}
