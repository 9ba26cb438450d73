import { likePattern, likeText } from './like-pattern';

it('what means something to LIKE is searched for itself', () => {
  expect([likeText('50 %'), likeText('a_b\\c'), likePattern('rose')]).toEqual(['50 \\%', 'a\\_b\\\\c', '%rose%']);
});
