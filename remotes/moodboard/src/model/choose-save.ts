import type { Json } from '@butterfly/contracts/core';
import type { PatchOperation } from '@butterfly/contracts/moodboard';
import { diffDocument } from './diff-document';
import { jsonBytes } from './json-bytes';

export type Save = { readonly kind: 'patch'; readonly patches: PatchOperation[] } | { readonly kind: 'full' };

/** A patch must stay below this share of the whole document (seed 001 §9). */
const PATCH_SHARE = 0.5;
/** What the server takes; a diff beyond it goes as a whole document. */
export const MOST_OPERATIONS = 5_000;
export const LONGEST_POINTER = 1_000;

/**
 * A patch is sent only when the diff is not empty and smaller than 50 % of the document, in UTF-8 bytes; otherwise the
 * whole document (decision A-47).
 */
export function chooseSave(base: Json | null, data: Json): Save {
  if (base === null) return { kind: 'full' };
  const patches = diffDocument(base, data);
  if (patches.length === 0 || patches.length > MOST_OPERATIONS || patches.some(isTooLong)) return { kind: 'full' };
  return jsonBytes(patches as unknown as Json) < jsonBytes(data) * PATCH_SHARE ? { kind: 'patch', patches } : { kind: 'full' };
}

const isTooLong = (operation: PatchOperation): boolean =>
  operation.path.length > LONGEST_POINTER || ('from' in operation && operation.from.length > LONGEST_POINTER);
