/** How a check went. */
export interface CheckResult {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
  readonly output: string;
}

/** How a process ended that did several checks. */
interface Ended {
  readonly names: readonly string[];
  readonly code: number;
  readonly output: string;
  readonly seconds: number;
}

const BEGINS = '{"check":';

/** How a process that does several checks says of one how it went: a line of its own. */
export function outcomeLine({ name, ...others }: CheckResult): string {
  return JSON.stringify({ check: name, ...others });
}

/**
 * What such a process has said of each check. What it never came to has failed, with all that it said otherwise; so has everything
 * when it ended badly though all that it told of had passed.
 */
export function outcomesOf({ names, code, output, seconds }: Ended): CheckResult[] {
  const told = new Map<string, CheckResult>();
  const others: string[] = [];
  for (const line of output.split('\n')) {
    const result = line.startsWith(BEGINS) ? resultIn(line) : null;
    if (result) told.set(result.name, result);
    else others.push(line);
  }
  const rest = others.join('\n').trim();
  const results = names.map((name) => told.get(name) ?? { name, passed: false, seconds, output: '' });
  const endedBadly = code !== 0 && results.every(({ passed }) => passed);
  return results.map((result) => {
    const concerned = endedBadly || !told.has(result.name) || names.at(-1) === result.name;
    return { ...result, passed: result.passed && !endedBadly, output: concerned && rest ? `${result.output}${rest}\n` : result.output };
  });
}

function resultIn(line: string): CheckResult {
  const { check, ...others } = JSON.parse(line) as Omit<CheckResult, 'name'> & { check: string };
  return { name: check, ...others };
}
