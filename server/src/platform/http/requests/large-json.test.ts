import { atOnce } from '../../threads/in-slices';
import { parseJsonBody } from './json-body';
import { parseLargeJson } from './large-json';

const large = 'y'.repeat(70_000);
const nested = (depth: number, inside = '') => `${'['.repeat(depth)}${inside}${']'.repeat(depth)}`;
const outcome = (parse: () => unknown) => {
  try {
    return { text: JSON.stringify(parse()) };
  } catch (error) {
    return { code: (error as { code?: string }).code };
  }
};

const texts: readonly (readonly [string, string])[] = [
  ['a number', '7'],
  ['nothing', ' '],
  ['a long text', `"${large}"`],
  ['an empty list', ' [ ] '],
  ['an empty object', '{ }'],
  ['many numbers', JSON.stringify(Array.from({ length: 50_000 }, (_, at) => at))],
  [
    'a board',
    JSON.stringify(
      {
        pages: [
          {
            id: 'p',
            elements: Array.from({ length: 3_000 }, (_, id) => ({ id, text: 'Rose "🌸", {a} [b]\\', inner: { x: [1, { y: 2 }] } })),
          },
        ],
        last: 1,
      },
      null,
      1,
    ),
  ],
  ['a large member between small ones', `{"a":1,"b":"${large}","a":2, "c" : [ "${large}" , "${large}" ] ,"d":{}}`],
  ['two large ones', `["${large}","${large}"]`],
  ['a large one and then a small one', `["${large}",1]`],
  ['small ones and then a large one', `[1,2,"${large}"]`],
  ['a quote behind slashes', `["${large}\\\\",",","\\\\\\""]`],
  ['a comma too many', `["${large}",]`],
  ['a comma at the beginning', `[,"${large}"]`],
  ['two commas', `["${large}",,"${large}"]`],
  ['a comma alone', `[${' '.repeat(70_000)},]`],
  ['no comma', `["${large}" "${large}"]`],
  ['no colon', `{"a" "${large}"}`],
  ['no key', `{:"${large}"}`],
  ['a key that is a number', `{1:["${large}"]}`],
  ['no value', `{"a":1,"b":}${' '.repeat(70_000)}`],
  ['an open list', `["${large}"`],
  ['an open text', `["${large}]`],
  ['the wrong end', `["${large}"}`],
  ['an end too early', `[1],["${large}"]`],
  ['crossed ends', `[{"a":"${large}"]}`],
  ['64 levels', nested(64, `"${large}"`)],
  ['65 levels', nested(65, `"${large}"`)],
  ['65 levels among blanks', nested(65) + ' '.repeat(300_000)],
  ['65 levels in a small child', `["${large}",${nested(64)}]`],
  ['a prototype', `{"a":"${large}","__proto__":{"x":1}}`],
  ['a large prototype', `{"__proto__":["${large}","${large}"]}`],
  ['a prototype inside', `["${large}",{"constructor":1}]`],
  ['an escaped prototype', `{"\\u005f_proto__":["${large}"]}`],
  ['NUL', `["${large}\\u0000"]`],
  ['half a character', `["${large}","\\ud83c"]`],
  ['a whole one', `["${large}","\\ud83c\\udf38"]`],
];

it.each(texts)('reads a large text as a small one: %s', (_name, text) => {
  expect(outcome(() => atOnce(parseLargeJson(text)))).toEqual(outcome(() => parseJsonBody(text)));
});
