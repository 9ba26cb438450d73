/** The names that were picked, with whom they mean. */
export type MentionedPeople = Readonly<Record<string, number>>;

const MENTION = /@\[([^\]\n]{1,80})\]\((\d{1,10})\)/g;

/**
 * A stored text as it is typed.
 *
 * @example typedText('Ask @[Ada](3)') // 'Ask @Ada'
 */
export function typedText(stored: string): string {
  return stored.replace(MENTION, '@$1');
}

/** Who a stored text mentions. */
export function mentionedPeople(stored: string): MentionedPeople {
  return Object.fromEntries([...stored.matchAll(MENTION)].map(([, name, id]) => [name ?? '', Number(id)]));
}

/** The way back: names that were picked become mentions; the longest first, so that "Ada B" is not read as "Ada". */
export function storedText(text: string, people: MentionedPeople): string {
  const names = Object.keys(people).sort((a, b) => b.length - a.length);
  if (names.length === 0) return text;
  const pattern = new RegExp(`@(${names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'g');
  return text.replace(pattern, (_all, name: string) => `@[${name}](${people[name] ?? 0})`);
}

/**
 * The first line of a note as plain text, at most 90 characters.
 *
 * @example noteSummary('**Peonies** for @[Ada](3)\nand more') // 'Peonies for @Ada'
 */
export function noteSummary(stored: string): string {
  const line =
    typedText(stored)
      .replace(/\*/g, '')
      .split('\n')
      .find((text) => text.trim() !== '') ?? '';
  return line.length > 90 ? `${line.slice(0, 89)}…` : line;
}
