import { phoneText } from './phone-text';

it('a number is written in groups, an American one in three', () => {
  expect(['+15185550142', '+31205550101', '110'].map(phoneText)).toEqual(['+1 518 555 0142', '+31 20 555 0101', '110']);
});
