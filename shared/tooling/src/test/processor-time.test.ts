import { cpus } from 'node:os';
import { processorTime, processorTimeSince } from './processor-time';

describe('the time of the processors', () => {
  it('grows with the work of this process', () => {
    const before = processorTime();
    for (const until = performance.now() + 300; performance.now() < until; );
    expect(processorTime().busy - before.busy).toBeGreaterThan(0.1);
  });

  it('is told with the share in which nothing was done', () => {
    expect(processorTimeSince({ busy: 10, idle: 5 }, { busy: 40, idle: 15 })).toBe(`30 s of ${cpus().length} processors, 25 % idle`);
  });
});
