/** A line as far as somebody may decide about it. */
interface Choosable {
  readonly key: string;
  readonly is_optional: boolean;
  readonly selected: boolean;
  readonly alternative_group: string;
}

interface ChoosableSection {
  readonly lines: readonly Choosable[];
}

/** Why a choice cannot be taken: it names a line that is no option, or takes none or several of lines of which one is taken. */
export type ChoiceProblem = 'not_one_of_each' | 'unknown';

/** Whether the client decides about a line: an option, or one of several alternatives. */
export function mayChoose({ is_optional, alternative_group }: Pick<Choosable, 'alternative_group' | 'is_optional'>): boolean {
  return is_optional || alternative_group !== '';
}

/** The keys of the options and alternatives that are taken, in the order of the proposal. */
export function chosenKeys(sections: readonly ChoosableSection[]): string[] {
  return sections.flatMap(({ lines }) => lines.filter((line) => mayChoose(line) && line.selected).map(({ key }) => key));
}

/**
 * What is taken after a tick. Of alternatives one stands for the others: taking it lets them go.
 *
 * @example afterTick(sections, { key: 'peonies', taken: true }); // ['peonies']
 */
export function afterTick(sections: readonly ChoosableSection[], { key, taken }: { key: string; taken: boolean }): string[] {
  const own = sections.find(({ lines }) => lines.some((line) => line.key === key));
  const group = own?.lines.find((line) => line.key === key)?.alternative_group ?? '';
  const others = group === '' ? [] : (own?.lines ?? []).filter((line) => line.alternative_group === group).map((line) => line.key);
  const left = new Set(chosenKeys(sections).filter((one) => one !== key && !(taken && others.includes(one))));
  if (taken) left.add(key);
  return sections.flatMap(({ lines }) => lines.filter((line) => left.has(line.key)).map((line) => line.key));
}

/** The sections with what is taken; lines that nobody decides about stay as they are. */
export function withChoices<L extends Choosable, S extends { readonly lines: readonly L[] }>(
  sections: readonly S[],
  selected: readonly string[],
): S[] {
  const keys = new Set(selected);
  return sections.map((section) => ({
    ...section,
    lines: section.lines.map((line) => (mayChoose(line) ? { ...line, selected: keys.has(line.key) } : line)),
  }));
}

/** What is wrong with a choice, or null. Of alternatives exactly one is taken; none only where one of them is an option too. */
export function choiceProblem(sections: readonly ChoosableSection[], selected: readonly string[]): ChoiceProblem | null {
  const known = new Set(sections.flatMap(({ lines }) => lines.filter(mayChoose).map(({ key }) => key)));
  if (new Set(selected).size !== selected.length || selected.some((key) => !known.has(key))) return 'unknown';
  return sections.every(({ lines }) => groupsOf(lines).every((group) => isOneTaken(group, selected))) ? null : 'not_one_of_each';
}

function groupsOf(lines: readonly Choosable[]): Choosable[][] {
  const names = [...new Set(lines.map((line) => line.alternative_group).filter((name) => name !== ''))];
  return names.map((name) => lines.filter((line) => line.alternative_group === name));
}

function isOneTaken(group: readonly Choosable[], selected: readonly string[]): boolean {
  const taken = group.filter(({ key }) => selected.includes(key)).length;
  return taken === 1 || (taken === 0 && group.some(({ is_optional }) => is_optional));
}
