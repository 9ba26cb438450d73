import { exceptionFaults, type Exception } from './exceptions';
import { isAllowed } from './licence-expression';

export interface Advisory {
  readonly id: string;
  readonly name: string;
  readonly severity: string;
  readonly title: string;
}
export interface Licensed {
  readonly name: string;
  readonly licence: string;
}
export interface Findings {
  /** Null: the registry could not be asked. */
  readonly advisories: readonly Advisory[] | null;
  readonly packages: readonly Licensed[];
}

/** Everything that has to be mended or decided, one line each. */
export function auditFaults(
  { advisories, packages }: Findings,
  { exceptions, today }: { exceptions: readonly Exception[]; today: string },
): string[] {
  const excused = (what: string) => exceptions.some((one) => one.what === what && one.until >= today);
  return [
    ...exceptionFaults(exceptions, today),
    ...(advisories ?? []).filter(({ id }) => !excused(id)).map(({ id, name, severity, title }) => `${name}: ${title} (${severity}, ${id})`),
    ...packages
      .filter(({ name, licence }) => !isAllowed(licence) && !excused(name))
      .map(({ name, licence }) => `${name}: its licence ${licence || '(none)'} is not among those allowed`),
    ...exceptions
      .filter(({ what }) => advisories && !isNeeded(what, { advisories, packages }))
      .map(({ what }) => `The exception for ${what} is about nothing any more: remove it.`),
  ];
}

function isNeeded(what: string, { advisories, packages }: { advisories: readonly Advisory[]; packages: readonly Licensed[] }): boolean {
  return advisories.some(({ id }) => id === what) || packages.some(({ name, licence }) => name === what && !isAllowed(licence));
}
