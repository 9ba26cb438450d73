/** Something that has a name to be looked for. */
interface Named {
  readonly name: string;
  readonly botanical?: string | null;
}

/** How well a name fits, the best first: 0 whole name, 1 its beginning, 2 the beginning of a word of it, 3 a typing error away. */
function rankOf(words: string, { name, botanical }: Named): number | null {
  const [own, latin] = [plain(name), plain(botanical ?? '')];
  if (own === words || latin === words) return 0;
  if (own.startsWith(words) || latin.startsWith(words)) return 1;
  const parts = `${own} ${latin}`.split(' ').filter(Boolean);
  const asked = words.split(' ');
  if (asked.every((word) => parts.some((part) => part.startsWith(word)))) return 2;
  return asked.every((word) => parts.some((part) => isNear(word, part))) ? 3 : null;
}

/**
 * Ingredients that somebody may mean, the best first: by name or botanical name, by the beginnings of words in any order, singular or
 * plural, with one letter wrong, missing or too many in words of four letters and more.
 *
 * @example
 * findIngredients('playa blnca', catalogue)[0]?.name; // 'Playa Blanca'
 */
export function findIngredients<T extends Named>(words: string, catalogue: readonly T[]): T[] {
  const asked = plain(words);
  if (asked === '') return [];
  const ranked = catalogue.flatMap((item) => {
    const ranks = [asked, singular(asked)].map((form) => rankOf(form, item)).filter((rank) => rank !== null);
    return ranks.length > 0 ? [{ item, rank: Math.min(...ranks) }] : [];
  });
  return ranked
    .sort((a, b) => a.rank - b.rank || a.item.name.length - b.item.name.length || a.item.name.localeCompare(b.item.name))
    .map(({ item }) => item);
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const singular = (words: string): string => words.replace(/([^s])s(?= |$)/g, '$1');

const SHORTEST = 4;

/** The same but for one letter, or two that changed places. */
function isNear(word: string, part: string): boolean {
  if (word.length < SHORTEST || Math.abs(word.length - part.length) > 1) return false;
  let at = 0;
  while (at < word.length && word[at] === part[at]) at += 1;
  const [rest, other] = [word.slice(at), part.slice(at)];
  return (
    rest.slice(1) === other.slice(1) ||
    rest.slice(1) === other ||
    rest === other.slice(1) ||
    (rest.length > 1 && rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2))
  );
}
