import ts from 'typescript';

/** A source file: its path from the root, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** A function as it stands in the sources. */
export interface FoundFunction {
  readonly path: string;
  /** Its name, or that of what it is given to; `(unnamed)` where there is none. */
  readonly name: string;
  /** From 1. */
  readonly line: number;
  /** Lines of code: neither blank nor a lone comment. */
  readonly lines: number;
  /** What it does, whatever its own variables and types are called. */
  readonly shape: string;
}

type Function = ts.FunctionLikeDeclaration & { readonly body: ts.ConciseBody };

/**
 * Functions that do the same: their bodies are alike to the last token once types are left out and what they declare themselves (parameters,
 * constants, inner functions) is called by the order in which it comes. What stands inside two equal functions is not said again.
 *
 * @param least lines of code that a function has at least.
 * @returns groups of two or more, the longest first.
 * @example equalFunctions([{ path: 'a.ts', text: 'const f = (a) => {…}' }, { path: 'b.ts', text: 'const g = (b) => {…}' }], { least: 6 })
 */
export function equalFunctions(files: readonly SourceFile[], { least }: { least: number }): FoundFunction[][] {
  const byShape = new Map<string, { readonly found: FoundFunction; readonly outer: FoundFunction | null }[]>();
  for (const file of files)
    for (const entry of functionsOf(file, least)) byShape.set(entry.found.shape, [...(byShape.get(entry.found.shape) ?? []), entry]);
  const equal = (found: FoundFunction) => (byShape.get(found.shape)?.length ?? 0) > 1;
  return [...byShape.values()]
    .filter((group) => group.length > 1 && !group.every(({ outer }) => outer !== null && equal(outer)))
    .map((group) => group.map(({ found }) => found))
    .sort(([one], [other]) => (other?.lines ?? 0) - (one?.lines ?? 0));
}

/**
 * Of all files those that may have a function equal to one of the files `to`, and these: what a function names outside of itself stands in the
 * text of every other that does the same. To look for words takes a hundredth of the time of reading the code.
 */
export function comparable(
  files: readonly SourceFile[],
  { to, least }: { readonly to: readonly string[]; readonly least: number },
): SourceFile[] {
  const own = files.filter(({ path }) => to.includes(path));
  const words = own.flatMap((file) => functionsOf(file, least)).map(({ found }) => found.shape.match(/(?<![$\w])[A-Za-z]\w{3,}/g) ?? []);
  return files.filter((file) => own.includes(file) || words.some((each) => each.every((word) => file.text.includes(word))));
}

function functionsOf({ path, text }: SourceFile, least: number): { found: FoundFunction; outer: FoundFunction | null }[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const found: { found: FoundFunction; outer: FoundFunction | null }[] = [];
  const visit = (node: ts.Node, outer: FoundFunction | null): void => {
    let within = outer;
    if (hasBody(node) && linesOf(node) >= least) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      within = { path, name: nameOf(node), line, lines: linesOf(node), shape: shapeOf(node) };
      found.push({ found: within, outer });
    }
    ts.forEachChild(node, (child) => visit(child, within));
  };
  visit(source, null);
  return found;
}

/** With something in it. */
function hasBody(node: ts.Node): node is Function {
  if (!ts.isFunctionLike(node) || !('body' in node) || node.body === undefined) return false;
  return !ts.isBlock(node.body) || node.body.statements.length > 0;
}

function nameOf(node: Function): string {
  if (node.name) return node.name.getText();
  const { parent } = node;
  return (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) || ts.isPropertyDeclaration(parent)) && parent.name
    ? parent.name.getText()
    : '(unnamed)';
}

function linesOf(node: ts.Node): number {
  return node
    .getText()
    .split('\n')
    .filter((line) => !/^\s*(?:\/\/.*|\/?\*.*)?$/.test(line)).length;
}

/** The tokens of parameters and body; types and the function's own name are left out. */
function shapeOf(node: Function): string {
  const own = ownNames(node);
  const tokens: string[] = [];
  const visit = (part: ts.Node): void => {
    if (ts.isTypeNode(part) || ts.isTypeParameterDeclaration(part) || ts.isModifier(part)) return;
    if (part === node.name) return;
    if (ts.isIdentifier(part) && !isProperty(part)) return void tokens.push(own.get(part.text) ?? part.text);
    const children = part.getChildren();
    if (children.length === 0) return void (part.kind !== ts.SyntaxKind.JSDoc && tokens.push(part.getText()));
    children.filter((child, at) => child.kind !== ts.SyntaxKind.JSDoc && !leadsToType(child, children[at + 1])).forEach(visit);
  };
  for (const part of [...node.parameters, node.body]) {
    visit(part);
    tokens.push('\n');
  }
  return tokens.filter((token) => token !== ';' && token !== ',').join(' ');
}

/** The sign before a type that is left out. */
function leadsToType({ kind }: ts.Node, next: ts.Node | undefined): boolean {
  const isSign = kind === ts.SyntaxKind.ColonToken || kind === ts.SyntaxKind.AsKeyword || kind === ts.SyntaxKind.SatisfiesKeyword;
  return isSign && next !== undefined && ts.isTypeNode(next);
}

/** What stands behind a dot or before a colon is not a variable. */
function isProperty(name: ts.Identifier): boolean {
  const { parent } = name;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === name) ||
    (ts.isPropertyAssignment(parent) && parent.name === name) ||
    (ts.isBindingElement(parent) && parent.propertyName === name) ||
    ts.isJsxAttribute(parent)
  );
}

/** A name that is taken apart from an object as it stands there says what is meant, like a property. */
function ownNames(node: Function): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const visit = (part: ts.Node): void => {
    if (ts.isTypeNode(part)) return;
    const isDeclared =
      ts.isParameter(part) ||
      ts.isVariableDeclaration(part) ||
      ts.isFunctionDeclaration(part) ||
      (ts.isBindingElement(part) && part.propertyName);
    if (isDeclared && part.name && ts.isIdentifier(part.name)) names.set(part.name.text, `$${names.size}`);
    ts.forEachChild(part, visit);
  };
  for (const part of [...node.parameters, node.body]) visit(part);
  return names;
}
