/** The text of the answer that is streaming. Told at most once a frame, so that many small pieces are one paint. */
export interface LiveText {
  get(): string;
  subscribe(listener: () => void): () => void;
  set(text: string): void;
}

type Schedule = (draw: () => void) => void;

export function createLiveText(schedule: Schedule = (draw) => void requestAnimationFrame(draw)): LiveText {
  const listeners = new Set<() => void>();
  let [text, shown, waits] = ['', '', false];
  const draw = () => {
    waits = false;
    if (shown === text) return;
    shown = text;
    listeners.forEach((listener) => listener());
  };
  return {
    get: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set: (next) => {
      text = next;
      if (waits) return;
      waits = true;
      schedule(draw);
    },
  };
}
