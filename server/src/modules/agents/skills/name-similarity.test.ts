import { bestOf, nameSimilarity } from './name-similarity';

const PROJECTS = [
  'Marlow & Okafor wedding',
  'Whitcomb memorial',
  'Birch & Vale product launch',
  'Sato–Lindqvist elopement',
  'Park wedding',
  'Chen–Abbott wedding',
  'Reyes wedding',
];
const meant = (utterance: string) => bestOf(utterance, PROJECTS, (name) => name);

it.each([
  ['the whit comb memorial', 'Whitcomb memorial'],
  ['birch and veil', 'Birch & Vale product launch'],
  ['sato lindquist', 'Sato–Lindqvist elopement'],
  ['Marlo', 'Marlow & Okafor wedding'],
  ['the Reyes order', 'Reyes wedding'],
  ['Chenabbott', 'Chen–Abbott wedding'],
])('a name that was heard wrongly is found: “%s” is %s', (utterance, name) => {
  expect(meant(utterance)).toEqual([name]);
});

it.each(['Bell wedding planner', 'rose', 'Smith', 'Parker Hayes'])('another name is not taken for one of them: “%s”', (utterance) => {
  expect(meant(utterance)).toEqual([]);
});

it('what is the same word counts more than what only sounds like it', () => {
  expect(nameSimilarity('Vale', 'Vale launch')).toBeGreaterThan(nameSimilarity('Veil', 'Vale launch'));
});
