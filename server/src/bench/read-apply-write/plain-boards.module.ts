import { defineRoutes, idParam, json } from '@butterfly/contracts/core';
import { boardPatch, MAX_BOARD_BYTES, type PatchOperation } from '@butterfly/contracts/moodboard';
import jsonPatch, { type Operation } from 'fast-json-patch';
import * as z from 'zod';
import { defineModule, type Bytes } from '../../platform/define-module';
import { AppError } from '../../platform/http/app-error';
import { matchesTag } from '../../platform/http/etag';

const byId = z.object({ id: idParam });
const operations = defineRoutes(
  { createPlain: 'POST /api/plain_boards/', readPlain: 'GET /api/plain_boards/:id/', patchPlain: 'PATCH /api/plain_boards/:id/patch/' },
  {
    createPlain: {
      summary: 'Create',
      access: 'session',
      body: z.object({ data: json }),
      bodyLimit: MAX_BOARD_BYTES,
      ok: z.object({ id: z.int() }),
      status: 201,
    },
    readPlain: { summary: 'Read', access: 'session', params: byId, ok: z.unknown(), answer: 'handler' },
    patchPlain: {
      summary: 'Patch',
      access: 'session',
      params: byId,
      body: boardPatch,
      bodyType: 'application/json-patch+json',
      ok: z.unknown(),
      answer: 'handler',
    },
  },
);

interface Row {
  readonly id: number;
  readonly skeleton: string;
  readonly version: number;
}

/**
 * The way a board is usually kept, for `pnpm bench api`: one document in one row; a patch reads it, applies, writes it back.
 * Everything around it is the product's own: HTTP, session, row-level security, transaction, engine.
 */
export const plainBoards = defineModule({
  id: 'plain_boards',
  gated: false,
  operations,
  start: () => ({
    handlers: {
      createPlain: async ({ body, tx }) => {
        const text = JSON.stringify(body.data);
        const [row] = await tx((db) =>
          db.rows<{ id: number }>(
            `insert into moodboard_board (temp_project_name, skeleton, last_part_id, bytes) values ('bench', $1, 0, $2) returning id`,
            [text, text.length],
          ),
        );
        if (!row) throw new AppError('internal');
        return row;
      },
      readPlain: async ({ params, tx }) => {
        const [row] = await tx((db) => db.rows<Row>('select id, skeleton, version from moodboard_board where id = $1', [params.id]));
        if (!row) throw new AppError('not_found');
        return answer(row, { whole: true });
      },
      patchPlain: async ({ params, body, headers, tx }) => {
        const saved = await tx(async (db) => {
          const [row] = await db.rows<Row>('select id, skeleton, version from moodboard_board where id = $1 for update', [params.id]);
          if (!row) throw new AppError('not_found');
          if (!matchesTag(headers['if-match'], `${row.id}-${row.version}`)) throw new AppError('version_conflict');
          const skeleton = JSON.stringify(apply(JSON.parse(row.skeleton), body.patches));
          await db.rows(
            'update moodboard_board set skeleton = $2, bytes = $3, version = version + 1, updated_at = clock_timestamp() where id = $1',
            [row.id, skeleton, skeleton.length],
          );
          db.emit('moodboard.updated@1', { project_id: 1, board_id: row.id });
          return { ...row, skeleton, version: row.version + 1 };
        });
        return answer(saved, { whole: headers['prefer'] !== 'return=minimal' });
      },
    },
  }),
});

function apply(data: unknown, patches: readonly PatchOperation[]): unknown {
  return jsonPatch.applyPatch(data, patches as Operation[], true, true).newDocument;
}

function answer({ id, skeleton, version }: Row, { whole }: { whole: boolean }): Bytes {
  return {
    kind: 'bytes',
    type: 'application/json',
    etag: `${id}-${version}`,
    bytes: whole ? `{"id":${id},"data":${skeleton}}` : `{"id":${id}}`,
  };
}
