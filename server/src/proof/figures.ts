/** What a proof measured, for whoever runs it; stdout belongs to jest's report. */
export function report(line: string): void {
  process.stderr.write(`  ${line}\n`);
}

/** The value that `share` of all values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}

export const ms = (value: number) => `${value.toFixed(1)} ms`;
