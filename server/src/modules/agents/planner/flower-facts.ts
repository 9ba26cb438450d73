import { FLOWER_FACTS, type FlowerFacts } from './flower-catalogue.data';

const plural = (name: string): string =>
  `${name
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/y$/, '(?:y|ies)')
    .replace(/us$/, 'us(?:es)?')}(?:e?s)?`;
const KNOWN = FLOWER_FACTS.flatMap((facts) => [facts.name, ...facts.words].map((word) => ({ facts, word })))
  .sort((a, b) => b.word.length - a.word.length)
  .map(({ facts, word }) => ({ facts, pattern: new RegExp(`\\b${plural(word)}(?![\\w'])`, 'iu') }));

/** The flowers of the catalogue a text names, each once, the more special instead of its kind. */
export function factsIn(text: string): FlowerFacts[] {
  const found: { facts: FlowerFacts; at: number }[] = [];
  let rest = text;
  for (const { facts, pattern } of KNOWN) {
    for (let hit = pattern.exec(rest); hit; hit = pattern.exec(rest)) {
      found.push({ facts, at: hit.index });
      rest = rest.slice(0, hit.index) + '#'.repeat(hit[0].length) + rest.slice(hit.index + hit[0].length);
    }
  }
  return [...new Set(found.sort((a, b) => a.at - b.at).map(({ facts }) => facts))];
}

/** @param month 1 is January. */
export function isInSeason({ season }: FlowerFacts, month: number): boolean {
  return (season ?? [[1, 12]]).some(([from, to]) => (from <= to ? month >= from && month <= to : month >= from || month <= to));
}

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
export const monthName = (month: number): string => MONTHS[month - 1] ?? '';

/** "April to June", "all year" */
export function saySeason({ season }: FlowerFacts): string {
  return season ? season.map(([from, to]) => `${monthName(from)} to ${monthName(to)}`).join(' and ') : 'all year';
}
