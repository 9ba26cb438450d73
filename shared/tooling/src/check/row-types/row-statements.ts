import ts from 'typescript';
import { isOwn, pathOf, placeOf } from '../server-program/server-program';
import { constantText } from './constant-text';

/** One `db.rows<Row>(text, …)` or `db.later(text, …)` of the server. */
export interface RowStatement {
  /** `modules/…/repository.ts:12`. */
  readonly place: string;
  readonly text: string;
  /** Null: nothing is read from it. */
  readonly row: ts.Type | null;
}

/**
 * Every call whose statement stands in the sources; and how many are put together while running.
 *
 * @param isWanted of which files, by their path from the root.
 */
export function rowStatements(
  program: ts.Program,
  isWanted: (path: string) => boolean,
): { readonly statements: readonly RowStatement[]; readonly unread: number } {
  const checker = program.getTypeChecker();
  const statements: RowStatement[] = [];
  let unread = 0;
  const visit = (node: ts.Node): void => {
    if (isStatementCall(node)) {
      const text = constantText(checker, node.arguments[0]);
      const [row] = node.typeArguments ?? [];
      if (text === null) unread += 1;
      else statements.push({ place: placeOf(node), text, row: row ? checker.getTypeFromTypeNode(row) : null });
    }
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) if (!file.isDeclarationFile && isOwn(file) && isWanted(pathOf(file))) visit(file);
  return { statements, unread };
}

function isStatementCall(node: ts.Node): node is ts.CallExpression & { readonly arguments: readonly [ts.Expression, ...ts.Expression[]] } {
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    ['rows', 'later'].includes(node.expression.name.text) &&
    ['db', 'tx', 'last'].includes(node.expression.expression.getText()) &&
    node.arguments.length > 0
  );
}
