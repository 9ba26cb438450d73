import * as z from 'zod';
import { id, json, timestamp } from '../core/primitives';

/** Largest board, in bytes of its JSON. */
export const MAX_BOARD_BYTES = 12 * 1024 * 1024;
/**
 * Most items of a board, as the server counts: what is small together (an element with its texts, the points of a line) is one.
 * A page of a hundred elements counts about a hundred.
 */
export const MAX_BOARD_ITEMS = 10_000;
/** Most operations of one patch. */
export const MAX_PATCH_OPERATIONS = 5_000;

/** A saved board (decision A-44). `data` is a free-form document: any JSON, kept as it was sent. */
export const board = z.object({ id, project: id, data: json, created_at: timestamp, updated_at: timestamp });
export type Board = z.output<typeof board>;

/** A board of a visitor without a project yet (decision A-48). */
export const tempBoard = z.object({ id, temp_project_name: z.string(), data: json, created_at: timestamp, updated_at: timestamp });
export type TempBoard = z.output<typeof tempBoard>;

/** What a save answers with `Prefer: return=minimal`. */
export const minimalSave = z.object({ id, updated_at: timestamp });

export const newBoard = z.object({ project: id, data: json });
export const newTempBoard = z.object({ temp_project_name: z.string().max(200), data: json });
export const boardData = z.object({ data: json });

const pointer = z
  .string()
  .max(1_000)
  .regex(/^(\/([^~]|~0|~1)*)?$/, 'must be a JSON pointer');

/** One operation of RFC 6902; pointers are relative to `data` (decision A-45). */
export const patchOperation = z.discriminatedUnion('op', [
  z.object({ op: z.enum(['add', 'replace', 'test']), path: pointer, value: json }),
  z.object({ op: z.literal('remove'), path: pointer }),
  z.object({ op: z.enum(['move', 'copy']), path: pointer, from: pointer }),
]);
export type PatchOperation = z.output<typeof patchOperation>;

/** The body of a patch: not a bare list (decision A-45). Applied all or nothing. */
export const boardPatch = z.object({ patches: z.array(patchOperation).max(MAX_PATCH_OPERATIONS) });
