import type { Pending } from './picture-queue';
import type { Done } from './upload-progress';

/** How far pictures are, in bytes. */
export interface Share {
  readonly sent: number;
  readonly all: number;
}

type Sized = Pick<Pending, 'size'>;

/** How far one picture is; null for one whose size nobody here knows. */
export function shareOf({ size }: Sized, sent = 0): Share | null {
  return size === null ? null : { sent: Math.min(size, sent), all: size };
}

/** How far all of them are, those that are there included. */
export function shareOfAll(
  pending: readonly (readonly [item: string, Sized])[],
  { sent, done }: { sent: ReadonlyMap<string, number>; done: Done },
): Share {
  const shares = pending.flatMap(([item, one]) => shareOf(one, sent.get(item)) ?? []);
  return shares.reduce((sum, one) => ({ sent: sum.sent + one.sent, all: sum.all + one.all }), { sent: done.bytes, all: done.bytes });
}

/** `1.4 of 3.2 MB`; small pictures in KB. */
export function shareLabel({ sent, all }: Share): string {
  const [unit, name] = all < 1_000_000 ? [1_000, 'KB'] : [1_000_000, 'MB'];
  const digits = unit === 1_000 ? 0 : 1;
  return `${(sent / unit).toFixed(digits)} of ${(all / unit).toFixed(digits)} ${name}`;
}

/** Whole per cent; never all of it before all has left. */
export const percentOf = ({ sent, all }: Share): number => (all === 0 ? 0 : Math.floor((sent / all) * 100));
