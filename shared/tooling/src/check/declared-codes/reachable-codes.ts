import ts from 'typescript';
import { Implementations } from './implementations';
import { isOwn, placeOf } from '../server-program/server-program';

/** A code that an operation can answer, and the way to where it is made. */
export interface ReachableCode {
  readonly code: string;
  readonly way: readonly string[];
}

/** Follows a handler through everything it names: functions, methods, what stands behind interfaces. */
export class ReachableCodes {
  readonly #checker: ts.TypeChecker;
  readonly #implementations: Implementations;
  readonly #steps = new Map<ts.Node, Step>();

  constructor(private readonly program: ts.Program) {
    this.#checker = program.getTypeChecker();
    this.#implementations = new Implementations(program, this.#checker);
  }

  /** Every handler of a module by the name of its operation. */
  handlers(moduleId: string): Map<string, ts.Node[]> {
    const found = new Map<string, ts.Node[]>();
    const visit = (node: ts.Node): void => {
      if (ts.isObjectLiteralExpression(node)) {
        const wanted = this.#checker.getContextualType(node);
        for (const property of wanted ? node.properties : []) {
          const name = property.name && ts.isIdentifier(property.name) ? property.name.text : '';
          const slot = name ? this.#checker.getPropertyOfType(wanted as ts.Type, name) : undefined;
          if (slot?.declarations?.some((declaration) => declaration.getSourceFile().fileName.includes(`/contracts/src/${moduleId}/`))) {
            const type = this.#checker.getTypeOfSymbol(slot);
            if (type.getNonNullableType().getCallSignatures().length > 0) found.set(name, [...(found.get(name) ?? []), property]);
          }
        }
      }
      ts.forEachChild(node, visit);
    };
    for (const file of this.program.getSourceFiles()) if (isOwn(file) && file.fileName.includes(`/modules/${moduleId}/`)) visit(file);
    return found;
  }

  /** Each code once, with one of the shortest ways to it. */
  from(root: ts.Node): ReachableCode[] {
    const found = new Map<string, string[]>();
    const came = new Map<ts.Node, ts.Node | null>([[root, null]]);
    for (const node of came.keys()) {
      const { codes, next } = this.#step(node);
      for (const code of codes) if (!found.has(code)) found.set(code, wayTo(node, came));
      for (const other of next) if (!came.has(other)) came.set(other, node);
    }
    return [...found].map(([code, way]) => ({ code, way }));
  }

  #step(node: ts.Node): Step {
    const known = this.#steps.get(node);
    if (known) return known;
    const step: Step = { codes: new Set(), next: new Set() };
    this.#steps.set(node, step);
    this.#read(node, step);
    return step;
  }

  #read(node: ts.Node, step: Step): void {
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
    if (isSwallowed(node)) return;
    if (ts.isNewExpression(node) && node.expression.getText() === 'AppError') for (const code of this.#codesOf(node)) step.codes.add(code);
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) for (const target of this.#targets(node)) step.next.add(target);
    ts.forEachChild(node, (child) => this.#read(child, step));
  }

  #codesOf({ arguments: [first] = ts.factory.createNodeArray() }: ts.NewExpression): string[] {
    if (!first) return [];
    const type = this.#checker.getTypeAtLocation(first);
    const parts = type.isUnion() ? type.types : [type];
    return parts.map((part) => (part.isStringLiteral() ? part.value : `a text that is only known when it runs (${placeOf(first)})`));
  }

  *#targets(name: ts.Identifier | ts.PrivateIdentifier): Iterable<ts.Node> {
    const { parent } = name;
    if (isNameOf(parent, name)) return;
    const symbol = ts.isShorthandPropertyAssignment(parent)
      ? this.#checker.getShorthandAssignmentValueSymbol(parent)
      : this.#checker.getSymbolAtLocation(name);
    if (!symbol) return;
    const real = symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
    const whole = !this.#readsOneMember(name);
    for (const declaration of real.declarations ?? []) yield* this.#behind(declaration, { whole, usedBy: parent });
  }

  /** `x.member`, or `x` handed on as it is: what stands behind its members is followed by their names. */
  #readsOneMember(name: ts.Identifier | ts.PrivateIdentifier): boolean {
    if (this.#implementations.isCallable(name)) return false;
    const used = ts.isPropertyAccessExpression(name.parent) && name.parent.name === name ? name.parent : name;
    if (ts.isElementAccessExpression(used.parent) && used.parent.expression === used) return false;
    const type = this.#checker.getTypeAtLocation(name).getNonNullableType();
    if (type.flags & PLAIN) return true;
    return (
      type.getProperties().length > 0 &&
      type.getProperties().every((member) => member.declarations?.some((declaration) => isOwn(declaration)))
    );
  }

  *#behind(declaration: ts.Declaration, { whole, usedBy }: { whole: boolean; usedBy: ts.Node }): Iterable<ts.Node> {
    if (!whole) return;
    yield* this.#implementations.of(declaration);
    if (!isOwn(declaration)) return;
    if (ts.isClassDeclaration(declaration)) {
      if (ts.isNewExpression(usedBy)) yield* declaration.members.filter((member) => ts.isConstructorDeclaration(member));
    } else if (ts.isBindingElement(declaration)) yield* this.#behindBinding(declaration);
    else if (ts.isVariableDeclaration(declaration)) {
      if (isOutermost(declaration) || this.#implementations.isCallable(declaration)) yield declaration;
    } else if (!ts.isParameter(declaration)) yield declaration;
  }

  *#behindBinding(element: ts.BindingElement): Iterable<ts.Node> {
    const name = element.propertyName ?? element.name;
    if (!ts.isIdentifier(name)) return;
    const member = this.#checker.getPropertyOfType(this.#checker.getTypeAtLocation(element.parent), name.text);
    for (const declaration of member?.declarations ?? []) {
      yield* this.#implementations.of(declaration);
      if (isOwn(declaration)) yield declaration;
    }
  }
}

const PLAIN = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BooleanLike | ts.TypeFlags.Null | ts.TypeFlags.Undefined;

interface Step {
  readonly codes: Set<string>;
  readonly next: Set<ts.Node>;
}

function isNameOf(parent: ts.Node, name: ts.Node): boolean {
  if (ts.isShorthandPropertyAssignment(parent)) return false;
  return 'name' in parent && parent.name === name && !ts.isPropertyAccessExpression(parent);
}

function isOutermost(declaration: ts.VariableDeclaration): boolean {
  return ts.isSourceFile(declaration.parent.parent.parent);
}

/** What is tried, and whose failure goes no further. */
function isSwallowed(node: ts.Node): boolean {
  if (!ts.isBlock(node) || !ts.isTryStatement(node.parent) || node.parent.tryBlock !== node) return false;
  const { catchClause } = node.parent;
  return catchClause !== undefined && !throws(catchClause);
}

function throws(node: ts.Node): boolean {
  return ts.isThrowStatement(node) || (ts.forEachChild(node, (child) => throws(child) || undefined) ?? false);
}

function wayTo(node: ts.Node, came: ReadonlyMap<ts.Node, ts.Node | null>): string[] {
  const way: string[] = [];
  for (let at: ts.Node | null | undefined = node; at; at = came.get(at)) way.unshift(placeOf(at));
  return way;
}
