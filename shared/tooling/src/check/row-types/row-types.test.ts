import ts from 'typescript';
import { constantText } from './constant-text';
import type { Column } from './described-columns';
import { rowDifferences } from './row-differences';

/** A program of two files, without a library. */
function programOf(files: Readonly<Record<string, string>>): ts.Program {
  const host = ts.createCompilerHost({});
  const { getSourceFile } = host;
  host.fileExists = (name) => name in files;
  host.readFile = (name) => files[name];
  host.getSourceFile = (name, ...rest) =>
    name in files ? ts.createSourceFile(name, files[name] ?? '', ts.ScriptTarget.ES2022) : getSourceFile.call(host, name, ...rest);
  return ts.createProgram(Object.keys(files), { strict: true, module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 }, host);
}

describe('the text of a statement', () => {
  const program = programOf({
    '/columns.ts': `export const COLUMNS = 'id, title'; export const LIMIT = 200;`,
    '/use.ts': `import { COLUMNS, LIMIT } from './columns';
      const LATE = \`due < now()\`; let changing = 'x'; declare const given: string;
      const found = [\`select \${COLUMNS} from t where \${LATE} limit \${LIMIT}\`, 'select ' + COLUMNS, changing, \`\${given}\`];`,
  });
  const checker = program.getTypeChecker();
  const texts: (string | null)[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isArrayLiteralExpression(node)) texts.push(...node.elements.map((element) => constantText(checker, element)));
    ts.forEachChild(node, visit);
  };
  visit(program.getSourceFile('/use.ts') as ts.SourceFile);

  it('is put together from constants, also of other files, and is unknown where it is made while running', () => {
    expect(texts).toEqual(['select id, title from t where due < now() limit 200', 'select id, title', null, null]);
  });
});

describe('a row type', () => {
  const differences = (type: string, columns: readonly Column[], text = 'select') => {
    const program = programOf({ '/row.ts': `export type Row = ${type};` });
    const checker = program.getTypeChecker();
    const alias = program.getSourceFile('/row.ts')?.statements.find(ts.isTypeAliasDeclaration);
    if (!alias) throw new Error('There is no type.');
    return rowDifferences(checker, { row: checker.getTypeAtLocation(alias.name), text, columns });
  };
  const [INT, TEXT, BIGINT, BOOL, JSONB] = [23, 25, 20, 16, 3802];
  const column = (name: string, type: number, notNull = true): Column => ({ name, type, source: { name, notNull } });

  it('that says what the statement answers differs in nothing', () => {
    const columns = [column('id', INT), column('state', TEXT), column('cents', BIGINT, false), column('open', BOOL), column('data', JSONB)];
    expect(
      differences(`{ id: number; state: 'new' | 'old'; cents: number | null; open: boolean; data: { a: 1 }; more?: string }`, columns),
    ).toEqual([]);
  });

  it.each([
    ['a column that is not there', '{ id: number; name: string }', [column('id', INT)], 'name: the statement answers no such column'],
    ['another type', '{ id: string }', [column('id', INT)], 'id: is string, the column is of type 23'],
    ['a text as a number', '{ at: number }', [column('at', 1184)], 'at: is number, the column is of type 1184'],
    [
      'a column that may be null as one that may not',
      '{ note: string }',
      [column('note', TEXT, false)],
      'note: is string, the column may be null',
    ],
  ])('that says %s is told', (_, type, columns, difference) => {
    expect(differences(type, columns)).toEqual([difference]);
  });

  it('may leave null out where the statement does', () => {
    expect(differences('{ note: string }', [column('note', TEXT, false)], 'select note from t where note is not null')).toEqual([]);
  });

  it('is not judged by what is calculated: nobody knows whether that may be null', () => {
    expect(differences('{ sum: number }', [{ name: 'sum', type: BIGINT, source: null }])).toEqual([]);
  });
});
