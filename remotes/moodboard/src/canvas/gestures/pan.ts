import type { Gesture, Press, Stage } from './gesture';

export function panGesture({ look }: Stage, start: Press): Gesture {
  let last = start.at;
  return {
    move({ at }) {
      look.panned({ x: at.x - last.x, y: at.y - last.y });
      last = at;
    },
    end: () => undefined,
    cancel: () => undefined,
  };
}
