import ts from 'typescript';

const DEEPEST = 20;

/** The text that an expression stands for, where the sources alone say it: literals, templates and sums of constants. Null: made while running. */
export function constantText(checker: ts.TypeChecker, expression: ts.Expression, depth = 0): string | null {
  if (depth > DEEPEST) return null;
  const of = (part: ts.Expression) => constantText(checker, part, depth + 1);
  if (ts.isStringLiteralLike(expression) || ts.isNumericLiteral(expression)) return expression.text;
  if (ts.isParenthesizedExpression(expression) || ts.isAsExpression(expression)) return of(expression.expression);
  if (ts.isTemplateExpression(expression))
    return joined([expression.head.text, ...expression.templateSpans.flatMap((span) => [of(span.expression), span.literal.text])]);
  if (ts.isBinaryExpression(expression) && expression.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return joined([of(expression.left), of(expression.right)]);
  const initial = ts.isIdentifier(expression) ? initialValue(checker, expression) : undefined;
  return initial ? of(initial) : literalOf(checker.getTypeAtLocation(expression));
}

const joined = (parts: readonly (string | null)[]): string | null => (parts.includes(null) ? null : parts.join(''));

const literalOf = (type: ts.Type): string | null => (type.isStringLiteral() ? type.value : null);

/** What a `const` holds, also one that is imported. */
function initialValue(checker: ts.TypeChecker, name: ts.Identifier): ts.Expression | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  const original = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declaration = original?.valueDeclaration;
  if (!declaration || !ts.isVariableDeclaration(declaration)) return undefined;
  return declaration.parent.flags & ts.NodeFlags.Const ? declaration.initializer : undefined;
}
