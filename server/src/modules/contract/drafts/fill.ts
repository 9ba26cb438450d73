import { fieldsIn, filledText, mergeFields } from '@butterfly/contracts/contract';
import type { ClauseText, Filled, MergeField, MergeValues, TextNode } from '@butterfly/contracts/contract';

/** A text with its values in place, and which of its fields have none. */
export function fill({ body, clauses }: { body: TextNode; clauses: readonly ClauseText[] }, values: MergeValues): Filled {
  const wanted = [...new Set([body, ...clauses.map((clause) => clause.body)].flatMap(fieldsIn))];
  return {
    body: filledText(body, values),
    clauses: clauses.map((clause) => ({ ...clause, body: filledText(clause.body, values) })),
    missing: wanted
      .filter((field) => values[field as MergeField] === undefined)
      .map((field) => ({ field, label: mergeFields[field as MergeField] ?? `{{${field}}} is no field` })),
  };
}
