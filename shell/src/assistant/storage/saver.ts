/** The conversation is written this long after its last change. */
export const SAVE_MS = 500;

export interface Saver {
  changed(): void;
  /** Writes now what waits; for the moment the page goes. */
  flush(): void;
  /** Forgets what waits: a late write would bring back what was cleared. */
  cancel(): void;
}

export function createSaver(save: () => void, wait: number = SAVE_MS): Saver {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const flush = () => {
    if (timer === undefined) return;
    cancel();
    save();
  };
  return {
    changed: () => {
      clearTimeout(timer);
      timer = setTimeout(flush, wait);
    },
    flush,
    cancel,
  };
}
