import type { Json } from '@butterfly/contracts/core';
import type { PatchOperation } from '@butterfly/contracts/moodboard';
import { diffDocument } from './diff-document';

export type Save = { readonly kind: 'patch'; readonly patches: PatchOperation[] } | { readonly kind: 'full' };

/** A patch must stay below this share of the whole document (seed 001 §9). */
const PATCH_SHARE = 0.5;

/**
 * A patch is sent only when the diff is not empty and smaller than 50 % of the document, in UTF-8 bytes; otherwise the
 * whole document (decision A-47).
 */
export function chooseSave(base: Json | null, data: Json): Save {
  if (base === null) return { kind: 'full' };
  const patches = diffDocument(base, data);
  if (patches.length === 0) return { kind: 'full' };
  return utf8(patches) < utf8(data) * PATCH_SHARE ? { kind: 'patch', patches } : { kind: 'full' };
}

const encoder = new TextEncoder();
const utf8 = (value: Json | PatchOperation[]): number => encoder.encode(JSON.stringify(value)).length;
