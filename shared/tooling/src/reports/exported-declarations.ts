import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** One name that a package offers. */
export interface Exported {
  readonly name: string;
  /** Its declaration without a body and without comments, in one line where it is short. */
  readonly declaration: string;
}

/**
 * What a module offers, with re-exports followed. Read from the text alone, so that it takes no second: what is inferred is not spelt out.
 *
 * @example exportedDeclarations('shared/plugin-sdk/src/index.ts')[0] // { name: 'ApiError', declaration: 'class ApiError extends Error { … }' }
 */
export function exportedDeclarations(file: string): Exported[] {
  return [...exportsOf(file)].map(([name, declaration]) => ({ name, declaration })).sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

function exportsOf(file: string): Map<string, string> {
  const source = read(file);
  const found = new Map<string, string>();
  for (const statement of source.statements) {
    if (ts.isExportDeclaration(statement)) reExports(file, statement, found);
    else if (isExported(statement)) for (const [name, node] of declared(statement)) found.set(name, signature(node, source));
  }
  return found;
}

function reExports(file: string, statement: ts.ExportDeclaration, found: Map<string, string>): void {
  const { exportClause: clause, moduleSpecifier: from } = statement;
  const path = from && ts.isStringLiteral(from) ? resolved(file, from.text) : null;
  if (!clause || !ts.isNamedExports(clause)) return;
  for (const { name, propertyName } of clause.elements) {
    const original = (propertyName ?? name).text;
    const declaration = path ? exportsOf(path).get(original) : undefined;
    found.set(name.text, declaration ?? `from ${from?.getText() ?? 'elsewhere'}`);
  }
}

function resolved(file: string, specifier: string): string | null {
  if (!specifier.startsWith('.')) return null;
  const base = join(dirname(file), specifier);
  return [`${base}.ts`, `${base}.tsx`, join(base, 'index.ts')].find((path) => ts.sys.fileExists(path)) ?? null;
}

function read(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
}

function isExported(statement: ts.Statement): boolean {
  return ts.canHaveModifiers(statement) && (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
}

function declared(statement: ts.Statement): [name: string, node: ts.Node][] {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map((one) => [one.name.getText(), one]);
  const { name } = statement as ts.Statement & { readonly name?: ts.Identifier };
  return name ? [[name.text, statement]] : [];
}

/** A function without its body, a class with its public members, a value with its type or, where that is inferred, its kind. */
function signature(node: ts.Node, source: ts.SourceFile): string {
  if (ts.isFunctionDeclaration(node)) return head(node, source, node.body);
  if (ts.isClassDeclaration(node)) return classText(node, source);
  if (!ts.isVariableDeclaration(node)) return text(node, source);
  const { initializer } = node;
  if (node.type) return `const ${node.name.getText()}: ${text(node.type, source)}`;
  return initializer && ts.isArrowFunction(initializer)
    ? `const ${node.name.getText()} = ${head(initializer, source, initializer.body)}`
    : `const ${node.name.getText()}`;
}

function classText(node: ts.ClassDeclaration, source: ts.SourceFile): string {
  const isOpen = (member: ts.ClassElement) =>
    !ts.isPrivateIdentifier(member.name ?? node) && !/\bprivate\b/.test(member.getText().split('(')[0] ?? '');
  const members = node.members
    .filter(isOpen)
    .map((member) => head(member, source, (member as ts.MethodDeclaration).body ?? (member as ts.PropertyDeclaration).initializer));
  const heritage = (node.heritageClauses ?? []).map((clause) => ` ${text(clause, source)}`).join('');
  return `class ${node.name?.text ?? ''}${heritage} { ${members.join('; ')} }`;
}

function head(node: ts.Node, source: ts.SourceFile, body: ts.Node | undefined): string {
  const end = body ? body.getStart(source) : node.end;
  return plain(source.text.slice(node.getStart(source), end)).replace(/\s*(?:=>|=)\s*$/, '');
}

function text(node: ts.Node, source: ts.SourceFile): string {
  return plain(source.text.slice(node.getStart(source), node.end));
}

/** Without comments, `export` and line ends. */
function plain(code: string): string {
  return code
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^export (?:async )?/, '')
    .replace(/\s+/g, ' ')
    .replace(/[;,] (?=[}\])])/g, ' ')
    .trim();
}
