import { comparable, equalFunctions } from './equal-functions';
import { repetitions } from './repetitions';

const file = (path: string, text: string) => ({ path, text });
const named = (...files: { path: string; text: string }[]) =>
  equalFunctions(files, { least: 5 }).map((group) => group.map(({ path, name }) => `${path} ${name}`));

const sum = `export function total(lines: readonly Line[]): number {
  let sum = 0;
  for (const line of lines)
    sum += line.cents;
  return sum;
}`;

describe('two functions are equal', () => {
  it('whatever they, their variables and their types are called', () => {
    const other = `const added = (items: Item[]) => {
  // In cents.
  let cents = 0;
  for (const item of items) sum(item);
  return cents;
};
class Bill {
  #total(rows: Row[]): number {
    let all = 0;
    for (const row of rows)
      all += row.cents;
    return all;
  }
}`;
    expect(named(file('a.ts', sum), file('b.ts', other))).toEqual([['a.ts total', 'b.ts #total']]);
  });

  it('also where types stand inside one of them only', () => {
    const typed = `function a(names: Map<number, string>, tell: (what: string, to: number) => void) {
  const said = (id: number): string => {
    const name = names.get(id) as string;
    tell(name);
    return name;
  };
  return said;
}`;
    const plain = typed
      .replace('id: number): string', 'id)')
      .replace(' as string', '')
      .replace(': Map<number, string>', '')
      .replace(': (what: string, to: number) => void', '');
    expect(named(file('a.ts', typed), file('b.ts', plain))).toEqual([['a.ts a', 'b.ts a']]);
  });

  it('not where they read another field, call something else, hold another value, or are short', () => {
    const changes = [sum.replace('.cents', '.price'), sum.replace('sum = 0', 'sum = 1'), sum.replace('return sum', 'return round(sum)')];
    expect(changes.map((text) => named(file('a.ts', sum), file('b.ts', text)))).toEqual([[], [], []]);
    const short = 'const one = () => {\n  go();\n};\nconst two = () => {\n  go();\n};';
    expect(named(file('a.ts', short))).toEqual([]);
  });

  it('and what stands inside both is not said again', () => {
    const outer = (name: string) => `function ${name}() {\n  return ${sum.replace('export ', '').replaceAll('\n', '\n  ')};\n}`;
    expect(named(file('a.ts', outer('one')), file('b.ts', outer('two')))).toEqual([['a.ts one', 'b.ts two']]);
  });
});

describe('an exception', () => {
  const groups = equalFunctions([file('a.ts', sum), file('b.ts', sum)], { least: 5 });
  const because = 'they only happen to be alike';

  it('allows the functions it names, and no third one', () => {
    const functions = ['a.ts total', 'b.ts total'];
    expect(repetitions(groups, [])).toEqual(['a.ts:1 total (6 lines)\n  ~ b.ts:1 total (6 lines)']);
    expect(repetitions(groups, [{ functions, because }])).toEqual([]);
    const three = equalFunctions([file('a.ts', sum), file('b.ts', sum), file('c.ts', sum)], { least: 5 });
    expect(repetitions(three, [{ functions, because }])).toHaveLength(2);
  });

  it('that nothing needs any more is said', () => {
    expect(repetitions([], [{ functions: ['a.ts gone'], because }])).toEqual(['a.ts gone: this exception is not needed (any more)']);
  });
});

describe('to compare a few files with all', () => {
  const loop = (list: string) => `export function of(rows: Row[]) {
  const found = [];
  for (const row of rows)
    if (row.isOpen) found.push(row.${list});
  return found;
}`;
  const files = [
    file('a.ts', loop('names')),
    file('b.ts', loop('names')),
    file('c.ts', loop('titles')),
    file('d.ts', 'export const D = 1;'),
  ];

  it('those are read in which a function could be equal, and the others need not be', () => {
    expect(comparable(files, { to: ['a.ts'], least: 5 }).map(({ path }) => path)).toEqual(['a.ts', 'b.ts']);
    expect(equalFunctions(comparable(files, { to: ['a.ts'], least: 5 }), { least: 5 })).toHaveLength(1);
  });
});
