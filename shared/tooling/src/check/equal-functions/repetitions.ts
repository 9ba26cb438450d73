import type { FoundFunction } from './equal-functions';
import type { Exception } from './exceptions';

/** What is wrong: functions that are equal without a reason, and exceptions that name no such functions (any more). */
export function repetitions(
  groups: readonly (readonly FoundFunction[])[],
  exceptions: readonly Exception[],
  { isWhole = true }: { /** Every function was looked at. */ isWhole?: boolean } = {},
): string[] {
  const named = groups.map((group) => group.map(({ path, name }) => `${path} ${name}`));
  const allows = ({ functions }: Exception, group: readonly string[]) => group.every((one) => functions.includes(one));
  const refused = groups.filter((_, at) => !exceptions.some((exception) => allows(exception, named[at] ?? [])));
  const unneeded = exceptions.filter((exception) => isWhole && !named.some((group) => allows(exception, group)));
  return [
    ...refused.map((group) => group.map(({ path, name, line, lines }) => `${path}:${line} ${name} (${lines} lines)`).join('\n  ~ ')),
    ...unneeded.map(({ functions }) => `${functions.join(', ')}: this exception is not needed (any more)`),
  ];
}
