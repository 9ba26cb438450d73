import { cpus } from 'node:os';

/** What the processors of the machine have done so far, in seconds of all of them. */
export interface ProcessorTime {
  readonly busy: number;
  readonly idle: number;
}

/** Of the machine, not of this process: on a machine that does other things too it says more than it should. */
export function processorTime(): ProcessorTime {
  return cpus().reduce(
    ({ busy, idle }, { times: { user, nice, sys, irq, idle: waiting } }) => ({
      busy: busy + (user + nice + sys + irq) / 1000,
      idle: idle + waiting / 1000,
    }),
    { busy: 0, idle: 0 },
  );
}

/** Since an earlier moment, in words: `735 s of 2 processors, 43 % idle`. */
export function processorTimeSince(earlier: ProcessorTime, now = processorTime()): string {
  const [busy, idle] = [now.busy - earlier.busy, now.idle - earlier.idle];
  const share = busy + idle === 0 ? 0 : idle / (busy + idle);
  return `${busy.toFixed(0)} s of ${cpus().length} processors, ${(share * 100).toFixed(0)} % idle`;
}
