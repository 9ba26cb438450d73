import type { Gesture, Press, Stage } from './gestures/gesture';
import { marqueeGesture } from './gestures/marquee';
import { moveGesture } from './gestures/move';
import { panGesture } from './gestures/pan';
import { pinch } from './gestures/pinch';
import { resizeGesture, turnGesture } from './gestures/transform';
import { toBoard } from './camera/camera';
import type { Point } from './geometry/geometry';
import type { Handle } from './geometry/resize';
import { withGroups } from './geometry/selection-scope';

interface Options {
  readonly root: HTMLElement;
  readonly stage: Stage;
  readonly readOnly: boolean;
  /** True while the space bar is held: everything pans. */
  readonly panning: () => boolean;
  readonly signal: AbortSignal;
}

const SLACK = { mouse: 3, touch: 8 } as const;

/** Mouse, pen and fingers: decides with the press what the gesture is, and follows it to its end. */
export function listenToPointers({ root, stage, readOnly, panning, signal }: Options): void {
  const fingers = new Map<number, Point>();
  let pinching: ReturnType<typeof pinch> | null = null;
  let start: { press: Press; pending: () => Gesture | null; slack: number; click: () => void } | null = null;
  let gesture: Gesture | null = null;

  const stop = (how: 'end' | 'cancel') => {
    const ending = gesture;
    const pressed = start;
    gesture = null;
    start = null;
    if (ending) ending[how]();
    else if (how === 'end') pressed?.click();
  };
  const down = (event: PointerEvent) => {
    const press = pressOf(root, event);
    if (isForm(event.target)) return;
    if (event.pointerType === 'touch') fingers.set(event.pointerId, press.at);
    if (fingers.size === 2) {
      stop('cancel');
      pinching = pinch(stage, [...fingers.values()] as [Point, Point]);
      return;
    }
    if (event.button > 1 || fingers.size > 2) return;
    root.setPointerCapture(event.pointerId);
    start = { press, slack: event.pointerType === 'mouse' ? SLACK.mouse : SLACK.touch, ...meaning(event, press) };
  };
  const meaning = (event: PointerEvent, press: Press): { pending: () => Gesture | null; click: () => void } => {
    const target = event.target instanceof Element ? event.target : root;
    const nothing = () => undefined;
    const { picked } = stage.host;
    const item = target.closest<HTMLElement>('[data-item]')?.dataset['item'];
    const pick = () => picked?.({ at: toBoard(stage.camera.getState().camera, press.at), item: item ?? null });
    if (event.button === 1 || panning() || readOnly || picked)
      return { pending: () => panGesture(stage, press), click: event.button === 0 && picked ? pick : nothing };
    const handle = target.closest<HTMLElement>('[data-handle]')?.dataset['handle'];
    if (handle === 'turn') return { pending: () => turnGesture(stage, press), click: nothing };
    if (handle) return { pending: () => resizeGesture(stage, press, handleNamed(handle)), click: nothing };
    if (item !== undefined) return onItem(item, { press, touch: event.pointerType === 'touch' });
    const click = () => {
      if (!press.shift) stage.host.selected([]);
      stage.focus(null);
    };
    return { pending: () => (event.pointerType === 'touch' ? panGesture(stage, press) : marqueeGesture(stage, press)), click };
  };
  const onItem = (id: string, { press, touch }: { press: Press; touch: boolean }) => {
    const { host, page, selection } = stage;
    const own = withGroups(page().elements, [id]);
    const isSelected = selection().includes(id);
    const select = () => {
      host.selected(press.shift ? toggled(selection(), own) : own);
      stage.focus(id);
    };
    if (!isSelected && !touch) select();
    const click = () => {
      if ((touch && !isSelected) || (isSelected && press.shift)) select();
      else stage.focus(id);
    };
    // A finger on something that is not selected moves the board: on a phone there is little else to hold it by.
    return { pending: () => (touch && !isSelected ? panGesture(stage, press) : moveGesture(stage, press)), click };
  };
  const move = (event: PointerEvent) => {
    const press = pressOf(root, event);
    if (fingers.has(event.pointerId)) fingers.set(event.pointerId, press.at);
    if (pinching && fingers.size === 2) return pinching([...fingers.values()] as [Point, Point]);
    if (!start) return;
    if (!gesture && Math.hypot(press.at.x - start.press.at.x, press.at.y - start.press.at.y) < start.slack) return;
    gesture ??= start.pending();
    gesture?.move(press);
  };
  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    if (pinching) {
      if (fingers.size === 0) pinching = null;
      return;
    }
    stop(event.type === 'pointerup' ? 'end' : 'cancel');
  };
  root.addEventListener('pointerdown', down, { signal });
  root.addEventListener('pointermove', move, { signal });
  root.addEventListener('pointerup', up, { signal });
  root.addEventListener('pointercancel', up, { signal });
  // The browser would give the focus by itself, and take what has it for chosen.
  root.addEventListener(
    'mousedown',
    (event) => {
      if (!isForm(event.target)) event.preventDefault();
    },
    { signal },
  );
  root.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !gesture) return;
      event.stopImmediatePropagation();
      stop('cancel');
    },
    { signal },
  );
}

function pressOf(root: HTMLElement, event: PointerEvent): Press {
  const { left, top } = root.getBoundingClientRect();
  return { at: { x: event.clientX - left, y: event.clientY - top }, shift: event.shiftKey, alt: event.altKey };
}

const isForm = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('textarea, input, button, a, .mb-no-gesture') !== null;

function handleNamed(name: string): Handle {
  const [x, y] = name.split(',').map(Number);
  return { x: x as Handle['x'], y: y as Handle['y'] };
}

function toggled(selection: readonly string[], ids: readonly string[]): readonly string[] {
  const has = ids.every((id) => selection.includes(id));
  return has ? selection.filter((id) => !ids.includes(id)) : [...selection, ...ids.filter((id) => !selection.includes(id))];
}
