import { readAddresses } from './addresses';
import { initials } from './initials';

describe('addresses that were typed or pasted', () => {
  it('are read from lines, commas, spaces and "Name <address>", each once', () => {
    expect(readAddresses('a@x.example, B@x.example\nNora New <nora@x.example>; a@X.example c@x.example')).toEqual({
      good: ['a@x.example', 'b@x.example', 'nora@x.example', 'c@x.example'],
      bad: [],
    });
  });

  it('name what is none', () => {
    expect(readAddresses('a@x.example, nobody, me@home')).toEqual({ good: ['a@x.example'], bad: ['nobody', 'me@home'] });
  });
});

describe('initials', () => {
  it.each([
    ['Ada Fennimore', 'AF'],
    ['ada', 'A'],
    ['Joost van Dam', 'JD'],
    ['  ', ''],
  ])('of "%s" are %s', (name, expected) => expect(initials(name)).toBe(expected));
});
