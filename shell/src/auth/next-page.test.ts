import { nextPage } from './next-page';

describe('the page after the login', () => {
  it('is the one that was wanted', () => {
    expect(nextPage('?next=%2Fmoodboard%2F7%3Fview%3Dgrid')).toBe('/moodboard/7?view=grid');
  });

  it.each([
    '',
    '?next=',
    '?next=https%3A%2F%2Fevil.example',
    '?next=%2F%2Fevil.example%2Fx',
    '?next=%2F%5Cevil.example',
    '?next=%2Flogin',
    '?next=javascript%3Aalert(1)',
    '?next=/.//evil.example/z',
    '?next=//[',
  ])('is / for %s', (search) => {
    expect(nextPage(search)).toBe('/');
  });
});
