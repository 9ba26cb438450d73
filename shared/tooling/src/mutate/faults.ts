import ts from 'typescript';

/** One change of a source file that a test should notice. */
export interface Fault {
  /** What was done, such as `condition negated`. */
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** From 1. */
  readonly line: number;
  /** What stood there, on one line. */
  readonly before: string;
}

/** What takes the place of some text of a node. */
type Change = readonly [kind: string, of: ts.Node, replacement: string];

const OTHER_OPERATOR: Readonly<Record<string, readonly [kind: string, operator: string]>> = {
  '<': ['comparison moved by one', '<='],
  '<=': ['comparison moved by one', '<'],
  '>': ['comparison moved by one', '>='],
  '>=': ['comparison moved by one', '>'],
  '===': ['comparison turned round', '!=='],
  '!==': ['comparison turned round', '==='],
  '&&': ['and for or', '||'],
  '||': ['or for and', '&&'],
  '-': ['minus for plus', '+'],
  '*': ['times for divided', '/'],
};

/**
 * Every fault that can be seeded into a file, in the order of the text. Types, imports and what is only a name stay as they are.
 *
 * @example faultsIn('a.ts', 'if (a < b) return;').map(({ kind }) => kind); // ['condition negated', 'guard dropped', 'comparison moved by one']
 */
export function faultsIn(file: string, text: string): Fault[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const faults: Fault[] = [];
  const visit = (node: ts.Node): void => {
    if (isSilent(node)) return;
    for (const [kind, of, replacement] of changesOf(node)) {
      const start = of.getStart(source);
      const line = source.getLineAndCharacterOfPosition(start).line + 1;
      const before = text.slice(start, of.end).replace(/\s+/g, ' ').slice(0, 100);
      faults.push({ kind, start, end: of.end, replacement, line, before });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return faults;
}

/** The text with the fault in it. */
export function withFault(text: string, { start, end, replacement }: Pick<Fault, 'start' | 'end' | 'replacement'>): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

function isSilent(node: ts.Node): boolean {
  return (
    ts.isImportDeclaration(node) ||
    ts.isTypeNode(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isModuleDeclaration(node)
  );
}

function changesOf(node: ts.Node): Change[] {
  if (ts.isIfStatement(node)) return changesOfIf(node);
  if (ts.isBinaryExpression(node)) return changesOfBinary(node);
  if (ts.isConditionalExpression(node))
    return [['branches exchanged', node, `${node.condition.getText()} ? ${node.whenFalse.getText()} : ${node.whenTrue.getText()}`]];
  if (ts.isExpressionStatement(node)) return changesOfStatement(node);
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return [['negation dropped', node, node.operand.getText()]];
  if (ts.isNumericLiteral(node) && !isName(node)) return [['number one more', node, String(Number(node.text.replaceAll('_', '')) + 1)]];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [['false for true', node, 'false']];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [['true for false', node, 'true']];
  return [];
}

function changesOfIf(node: ts.IfStatement): Change[] {
  const negated: Change = ['condition negated', node.expression, `!(${node.expression.getText()})`];
  const isGuard = !node.elseStatement && leaves(node.thenStatement);
  return isGuard ? [negated, ['guard dropped', node, ';']] : [negated];
}

function leaves(statement: ts.Statement): boolean {
  const last = ts.isBlock(statement) ? statement.statements.at(-1) : statement;
  return last !== undefined && (ts.isReturnStatement(last) || ts.isThrowStatement(last) || ts.isContinueStatement(last));
}

function changesOfBinary(node: ts.BinaryExpression): Change[] {
  const operator = node.operatorToken.getText();
  if (operator === '??') return [['default dropped', node, node.left.getText()]];
  const [kind, other] = Object.hasOwn(OTHER_OPERATOR, operator) ? (OTHER_OPERATOR[operator] ?? []) : [];
  return kind !== undefined && other !== undefined ? [[kind, node.operatorToken, other]] : [];
}

function changesOfStatement(node: ts.ExpressionStatement): Change[] {
  const { expression } = node;
  if (ts.isAwaitExpression(expression)) return [['awaited statement dropped', node, ';']];
  return ts.isCallExpression(expression) && expression.expression.kind !== ts.SyntaxKind.SuperKeyword ? [['call dropped', node, ';']] : [];
}

/** `{ 404: … }` names a field, it counts nothing. */
function isName(node: ts.NumericLiteral): boolean {
  return ts.isPropertyAssignment(node.parent) && node.parent.name === node;
}
