import { FLOWER_FACTS, type FlowerFacts } from './flower-catalogue.data';
import { factsIn, isInSeason, saySeason } from './flower-facts';

const [known] = FLOWER_FACTS;
const during = (...season: [number, number][]): FlowerFacts => ({ ...(known as FlowerFacts), season });
const months = (facts: FlowerFacts): number[] => Array.from({ length: 12 }, (_, at) => at + 1).filter((month) => isInSeason(facts, month));

it('a season within a year, one over new year, and two of them', () => {
  expect(months(during([4, 6]))).toEqual([4, 5, 6]);
  expect(months(during([11, 2]))).toEqual([1, 2, 11, 12]);
  expect(months(during([3, 3], [9, 10]))).toEqual([3, 9, 10]);
  expect(saySeason(during([3, 3], [9, 10]))).toBe('March to March and September to October');
});

it('the more special flower is named instead of its kind, each once', () => {
  const names = factsIn('Peonies, a garden rose and more peonies').map(({ name }) => name.toLowerCase());
  expect(names).toEqual(['peony', 'garden rose']);
});
