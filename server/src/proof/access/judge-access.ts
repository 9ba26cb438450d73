import { MARK, PROJECT_MARK } from '../../isolation-business';
import { sendSample, type Case } from '../../isolation-requests';
import type { Answer } from '../../platform/testing/test-client';
import type { AccessWorld } from './access-world';
import { expectedAnswer, type CallerKind, type Expected } from './expected-answer';

/** An answer that is not the one of the table. */
export interface Finding {
  readonly key: string;
  readonly caller: CallerKind;
  readonly expected: string;
  readonly got: string;
}

export interface Verdict {
  /** Requests that had to be answered in a certain way, by who asked. */
  readonly asked: Readonly<Record<string, number>>;
  readonly findings: readonly Finding[];
}

const MARKS = { project: PROJECT_MARK, business: MARK } as const;
/** What makes a page leave for /access-denied; only the plugin's own refusal may say it. */
const LEADS_AWAY = /Access denied|You don't have permission/;

/** Asks each operation as everybody who may not have it, and compares what comes back with the table. */
export async function judgeAccess(world: AccessWorld, cases: readonly Case[]): Promise<Verdict> {
  const findings: Finding[] = [];
  const asked: Record<string, number> = {};
  for (const one of cases) {
    for (const [caller, { client, headers, withoutCsrf }] of world.callers) {
      const expected = expectedAnswer(one, caller, world);
      if (!expected) continue;
      asked[caller] = (asked[caller] ?? 0) + 1;
      const body = /^lacks_|^team_/.test(caller) ? world.samples.bodiesThatNeed[one.key]?.(world.ids) : undefined;
      const answer = await sendSample(client, one, { foreign: world.ids, headers, withoutCsrf, ...(body === undefined ? {} : { body }) });
      const fault = faultOf(answer, expected);
      if (fault) findings.push({ key: one.key, caller, ...fault });
    }
  }
  return { asked, findings };
}

function faultOf(answer: Answer, expected: NonNullable<Expected>): { expected: string; got: string } | null {
  const { status, code, hides } = expected;
  const got = `${answer.statusCode} ${codeOf(answer)}`.trim();
  if (!isStatus(answer, status) || (code !== undefined && codeOf(answer) !== code))
    return { expected: `${status} ${code ?? ''}`.trim(), got };
  if (hides && answer.body.includes(MARKS[hides])) return { expected: `${status} without what is hidden`, got: `${got}, shows it` };
  if (code !== 'access_denied' && LEADS_AWAY.test(answer.body))
    return { expected: `${status} in words that do not redirect`, got: `${got}, redirects` };
  return null;
}

/** A list that was asked wrongly, or that broke, hides nothing: it shows nothing. */
function isStatus({ statusCode }: Answer, wanted: number | 'readable'): boolean {
  return wanted === 'readable' ? statusCode !== 400 && statusCode !== 500 : statusCode === wanted;
}

export function codeOf({ body }: Answer): string {
  try {
    const { code } = JSON.parse(body) as { code?: unknown };
    return typeof code === 'string' ? code : '';
  } catch {
    return '';
  }
}
