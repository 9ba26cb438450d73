import { ownPath } from './own-path';

const ORIGIN = 'https://fern.example';

describe('a page of this site', () => {
  it.each([
    ['/moodboard/7?view=grid#top', '/moodboard/7?view=grid#top'],
    ['/', '/'],
    ['', '/'],
    ['moodboard/7', '/moodboard/7'],
    ['/a/../b', '/b'],
    [`${ORIGIN}/a`, '/a'],
    ['/a//b', '/a//b'],
    ['/%2f/evil.example', '/%2f/evil.example'],
    ['/x?next=//evil.example', '/x?next=//evil.example'],
    ['/%5cevil.example', '/%5cevil.example'],
    ['https:evil.example', '/evil.example'],
  ])('is where %s leads: %s', (address, path) => {
    expect(ownPath(address, ORIGIN)).toBe(path);
  });

  it('is named relative to the page when the page is the base', () => {
    expect(ownPath('?tab=2', `${ORIGIN}/crm/7?tab=1`)).toBe('/crm/7?tab=2');
    expect(ownPath('//fern.example//evil.example', `${ORIGIN}/crm`)).toBeNull();
  });

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example/z',
    '/..//evil.example',
    '/%2e//evil.example',
    '/a/..//evil.example',
    '/./\\evil.example',
    '//[',
    'http://[',
    '/\t/evil.example',
    '/.\n//evil.example',
    ' //evil.example',
    'https://evil.example',
    'http://fern.example/a',
    'https://fern.example:8443/a',
    'https://fern.example.evil.example',
    'https://fern.example@evil.example/',
    'https://a@fern.example/a',
    'https://a:b@fern.example/a',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://fern.example/1',
    'mailto:a@fern.example',
    '/a\\b',
    '/a\u0000',
    `${ORIGIN}//evil.example`,
    '\u0001//evil.example',
  ])('is not %j', (address) => {
    expect(ownPath(address, ORIGIN)).toBeNull();
  });
});

/** Numbers that are the same for the same seed. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const PIECES = [
  '/',
  '//',
  '\\',
  '.',
  '..',
  '/.',
  '%2e',
  '%2f',
  '%5c',
  '%00',
  '@',
  ':',
  '?',
  '#',
  '&',
  '=',
  '[',
  ']',
  ' ',
  '\t',
  '\n',
  '\r',
  '\u0000',
  '\u3000',
  '\uff0f',
  '\u2215',
  'evil.example',
  'fern.example',
  'https',
  'http:',
  'https://',
  'javascript:',
  'data:',
  'blob:',
  'next',
  'a',
  '7',
  '℀',
  '\u202e',
  '\ud800',
];

const SEED = 20_270_612;

it(`of 10,000 hostile addresses none leads to another site (seed ${SEED})`, () => {
  const next = numbers(SEED);
  let own = 0;
  for (let round = 0; round < 10_000; round += 1) {
    const address = Array.from({ length: 1 + next(9) }, () => PIECES[next(PIECES.length)] ?? '').join('');
    const path = ownPath(address, ORIGIN);
    if (path === null) continue;
    own += 1;
    // A router hands it to the history, a link to the browser, a redirect to `assign`: all of them resolve it once more, also from another page.
    const led = ['/', '/a/b?c=d', '/.//x'].map((page) => new URL(path, ORIGIN + page));
    const faults = led.filter((url) => url.origin !== ORIGIN || url.pathname + url.search + url.hash !== path);
    if (faults.length > 0 || /^\/[/\\]/.test(path) || !path.startsWith('/') || ownPath(path, ORIGIN) !== path)
      throw new Error(`${JSON.stringify(address)} became ${JSON.stringify(path)}`);
  }
  expect(own).toBeGreaterThan(500);
});
