import * as z from 'zod';
import { id, timestamp, withoutTurns } from './primitives';

/** A kept file: `size` in bytes, `type` as its content says, whatever its name claims. */
export const fileInfo = z.object({
  id,
  name: z.string(),
  type: z.string(),
  size: z.int(),
  created_at: timestamp,
  created_by_id: id.nullable(),
});
export type FileInfo = z.output<typeof fileInfo>;

/** The query of an upload: what the person calls the file. */
export const uploadQuery = z.object({ name: z.string().overwrite(withoutTurns).trim().min(1).max(200) });

/**
 * The body of an upload: the bytes of one file as they are, at most `bodyLimit` bytes.
 *
 * @example
 * uploadFile: { summary: 'Add a file', access: 'plugin', params: byId, query: uploadQuery, ...uploadBody(25_000_000), ok: fileInfo, status: 201 },
 */
export function uploadBody(bodyLimit: number) {
  return {
    bodyType: 'application/octet-stream',
    // A browser sends its File as it is; the server sees the bytes.
    body: z
      .custom<Blob | Uint8Array>((value) => ArrayBuffer.isView(value) && value.byteLength > 0, 'must be the bytes of a file')
      .transform((value) => value as Uint8Array),
    bodyLimit,
  } as const;
}
