import type { Advisory, Licensed } from './judge';

interface AuditAnswer {
  readonly advisories?: Readonly<
    Record<
      string,
      {
        readonly github_advisory_id?: string;
        readonly id?: number | string;
        readonly module_name?: string;
        readonly severity?: string;
        readonly title?: string;
      }
    >
  >;
}

/** What `pnpm audit --json` printed; null when it is no answer of a registry (no network, or a mirror that answers no such question). */
export function readAdvisories(output: string): Advisory[] | null {
  const { advisories } = (jsonIn(output) ?? {}) as AuditAnswer;
  if (!advisories) return null;
  return Object.entries(advisories).map(([key, one]) => ({
    id: one.github_advisory_id ?? String(one.id ?? key),
    name: one.module_name ?? key,
    severity: one.severity ?? 'unknown',
    title: one.title ?? 'an advisory without a title',
  }));
}

/** @throws Error when what `pnpm licenses list --json` printed is no list. */
export function readLicences(output: string): Licensed[] {
  const groups = jsonIn(output) as Readonly<Record<string, readonly { readonly name: string }[]>> | null;
  if (!groups) throw new Error(`The licences of the packages could not be read: ${output.slice(0, 300)}`);
  return Object.entries(groups).flatMap(([licence, packages]) => packages.map(({ name }) => ({ name, licence })));
}

/** The object in what a command printed: npm may warn before it. */
function jsonIn(output: string): unknown {
  const start = output.search(/^\{/m);
  if (start < 0) return null;
  try {
    return JSON.parse(output.slice(start, output.lastIndexOf('}') + 1));
  } catch {
    return null;
  }
}
