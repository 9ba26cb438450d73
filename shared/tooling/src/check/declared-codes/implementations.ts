import ts from 'typescript';
import { isOwn } from '../server-program/server-program';

/** What may stand behind a member of an interface, a field or a parameter: the values that are handed over for it somewhere. */
export class Implementations {
  readonly #found = new Map<ts.Declaration, Set<ts.Node>>();
  readonly #compared = new Map<ts.Type, Set<ts.Type>>();

  constructor(
    program: ts.Program,
    private readonly checker: ts.TypeChecker,
  ) {
    for (const file of program.getSourceFiles()) if (isOwn(file)) this.#collect(file);
  }

  of(declaration: ts.Declaration): Iterable<ts.Node> {
    return this.#found.get(declaration) ?? [];
  }

  #collect(node: ts.Node): void {
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
    if (isHandedOver(node)) this.#linkMembers(this.checker.getContextualType(node), this.checker.getTypeAtLocation(node));
    if (ts.isNewExpression(node)) this.#linkArguments(node);
    if (ts.isCallExpression(node) && node.getSourceFile().fileName.endsWith('/module.ts')) this.#linkArguments(node);
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) this.#linkAssignment(node);
    if (ts.isClassDeclaration(node)) this.#linkBases(node);
    ts.forEachChild(node, (child) => this.#collect(child));
  }

  /** A value of type `given` is used as `wanted`: each member of the one may be that of the other. */
  #linkMembers(wanted: ts.Type | undefined, given: ts.Type): void {
    if (!wanted || wanted === given || isForeign(given) || this.#isKnown(wanted, given)) return;
    for (const part of wanted.isUnion() ? wanted.types : [wanted]) {
      for (const member of given.getProperties()) {
        if (!isCallable(this.checker.getTypeOfSymbol(member))) continue;
        const slot = this.checker.getPropertyOfType(part, member.name);
        for (const from of slot?.declarations ?? []) for (const to of member.declarations ?? []) this.#link(from, to);
      }
    }
  }

  #isKnown(wanted: ts.Type, given: ts.Type): boolean {
    const known = this.#compared.get(wanted) ?? new Set();
    this.#compared.set(wanted, known);
    return known.size === known.add(given).size;
  }

  #linkArguments(call: ts.NewExpression | ts.CallExpression): void {
    const parameters = this.checker.getResolvedSignature(call)?.parameters ?? [];
    for (const [index, argument] of (call.arguments ?? []).entries()) {
      const [parameter] = parameters[index]?.declarations ?? [];
      if (parameter && this.isCallable(argument)) this.#link(parameter, argument);
    }
  }

  #linkAssignment({ left, right }: ts.BinaryExpression): void {
    if (!ts.isPropertyAccessExpression(left) || !this.isCallable(right)) return;
    for (const declaration of this.checker.getSymbolAtLocation(left.name)?.declarations ?? []) this.#link(declaration, right);
  }

  #linkBases(node: ts.ClassDeclaration): void {
    const own = this.checker.getTypeAtLocation(node);
    for (const clause of node.heritageClauses ?? [])
      for (const base of clause.types) this.#linkMembers(this.checker.getTypeAtLocation(base), own);
  }

  isCallable(node: ts.Node): boolean {
    return isCallable(this.checker.getTypeAtLocation(node));
  }

  #link(from: ts.Declaration, to: ts.Node): void {
    if (from === to || !isOwn(to)) return;
    const known = this.#found.get(from);
    if (known) known.add(to);
    else this.#found.set(from, new Set([to]));
  }
}

function isCallable(type: ts.Type): boolean {
  return type.getNonNullableType().getCallSignatures().length > 0;
}

/** Plain values, and what libraries make: lists, promises, dates. */
function isForeign(type: ts.Type): boolean {
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.UnionOrIntersection))) return true;
  const isNamed = (type.getSymbol()?.flags ?? 0) & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface);
  return Boolean(isNamed) && !type.getSymbol()?.declarations?.some(isOwn);
}

/** An expression that goes somewhere with a type of its own: an argument, a member, what is returned or assigned. */
function isHandedOver(node: ts.Node): node is ts.Expression {
  if (!ts.isExpression(node) || ts.isLiteralExpression(node) || ts.isTemplateExpression(node)) return false;
  const { parent } = node;
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) return parent.expression !== node;
  if (ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent) || ts.isPropertyDeclaration(parent))
    return parent.initializer === node;
  if (ts.isArrowFunction(parent)) return parent.body === node;
  if (ts.isBinaryExpression(parent)) return parent.right === node && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  return (
    ts.isReturnStatement(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isConditionalExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isSatisfiesExpression(parent)
  );
}
