const CAME_IN =
  /^(?:and |so )?what(?: all)? (?:has |have )?(?:came|come) in(?: (?<when>(?:in|during|last|this|since|on|over|yesterday|today)\b.*))?$/i;

/**
 * A short question that means two things, as the questions it means. Undefined: it means one.
 *
 * @example twoMeanings('what came in this week?') // ['which leads came in this week', 'how much money came in this week']
 */
export function twoMeanings(message: string): readonly [string, string] | undefined {
  const found = CAME_IN.exec(message.trim().replace(/[?!.\s]+$/, ''));
  if (!found) return undefined;
  const when = found.groups?.['when'] === undefined ? '' : ` ${found.groups['when']}`;
  return [`which leads came in${when}`, `how much money came in${when}`];
}
