import type { StorageUse } from '@butterfly/contracts/auth_and_admin';

/** From this part on somebody should do something about it, of 1. */
const SOON_FULL = 0.8;

export type RoomState = 'fine' | 'soon_full' | 'full';

/** What is left of the room. */
export function roomState({ used_bytes: used, limit_bytes: limit }: StorageUse): RoomState {
  if (used >= limit) return 'full';
  return used >= limit * SOON_FULL ? 'soon_full' : 'fine';
}

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** `1.4 GB`; whole numbers from ten on. */
export function sizeText(bytes: number): string {
  const step = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const value = bytes / 1_000 ** step;
  const digits = step > 0 && value < 10 && !Number.isInteger(value) ? 1 : 0;
  return `${value.toFixed(digits)} ${UNITS[step] ?? ''}`;
}
