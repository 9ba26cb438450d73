import type { Counts, Outcome } from './outcome';
import { processorTime, processorTimeSince } from './processor-time';

/** Runs one part and times it; a part that breaks down counts as one failure instead of ending the run. */
export async function runPart(part: string, work: () => Promise<Counts>): Promise<Outcome> {
  console.log(`\n── ${part} ──`);
  const started = performance.now();
  const before = processorTime();
  const counts = await work().catch((error: unknown): Counts => {
    console.error(error instanceof Error ? (error.stack ?? error.message) : error);
    return { passed: 0, failed: 1, failures: [`${part} broke down: ${error instanceof Error ? error.message : String(error)}`] };
  });
  const seconds = (performance.now() - started) / 1000;
  console.log(`${part}: ${counts.passed} passed, ${counts.failed} failed (${seconds.toFixed(0)} s)`);
  return { part, seconds, processors: processorTimeSince(before), ...counts };
}
