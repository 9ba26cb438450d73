import ts from 'typescript';
import type { Column } from './described-columns';

const { TypeFlags } = ts;

type Fits = (type: ts.Type, checker: ts.TypeChecker) => boolean;

const flagged =
  (flags: ts.TypeFlags): Fits =>
  (type) =>
    (type.flags & flags) !== 0;
const isText = flagged(TypeFlags.StringLike);
const isNumber = flagged(TypeFlags.NumberLike);
const isList: Fits = (type, checker) => checker.isArrayLikeType(type);

/** How values of PostgreSQL's types arrive (`server/src/platform/db/column-types.ts`), by the number of the type. What is not here is not judged. */
const KINDS = new Map<number, Fits>([
  ...[20, 21, 23, 26, 700, 701].map((type) => [type, isNumber] as const),
  [16, flagged(TypeFlags.BooleanLike)],
  // text, varchar, char, name, uuid, numeric, date, time, timestamp, timestamptz
  ...[25, 1043, 1042, 19, 2950, 1700, 1082, 1083, 1114, 1184].map((type) => [type, isText] as const),
  ...[1000, 1005, 1007, 1009, 1015, 1016, 1115, 1182, 1185, 1231].map((type) => [type, isList] as const),
]);

/** Where a row type says something else than the statement answers, as sentences about its fields. */
export function rowDifferences(
  checker: ts.TypeChecker,
  { row, text, columns }: { row: ts.Type; text: string; columns: readonly Column[] },
): string[] {
  return checker.getPropertiesOfType(row).flatMap((field) => {
    const column = columns.find(({ name }) => name === field.name);
    if (!column) return field.flags & ts.SymbolFlags.Optional ? [] : [`${field.name}: the statement answers no such column`];
    const type = checker.getTypeOfSymbol(field);
    const typeText = checker.typeToString(type);
    if (!fits(checker, type, column)) return [`${field.name}: is ${typeText}, the column is of type ${column.type}`];
    return mayMissNull(type, { text, column }) ? [`${field.name}: is ${typeText}, the column may be null`] : [];
  });
}

function fits(checker: ts.TypeChecker, type: ts.Type, { type: number }: Column): boolean {
  const kind = KINDS.get(number);
  if (!kind) return true;
  return membersOf(type).some(
    (member) => isOpen(member) || kind(member, checker) || (member.isIntersection() && member.types.some((part) => kind(part, checker))),
  );
}

/** A column that may be null, in a field that may not, in a statement that does not leave nulls out. */
function mayMissNull(type: ts.Type, { text, column: { source } }: { text: string; column: Column }): boolean {
  if (
    !source ||
    source.notNull ||
    membersOf(type).some((member) => isOpen(member) || member.flags & (TypeFlags.Null | TypeFlags.Undefined))
  )
    return false;
  return !new RegExp(`\\b${source.name}\\s+is\\s+not\\s+null\\b`, 'i').test(text);
}

const membersOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);
const isOpen = (type: ts.Type) => (type.flags & (TypeFlags.Any | TypeFlags.Unknown | TypeFlags.Never)) !== 0;
