import * as z from 'zod';
import { defineRoutes } from '../core/define-routes';
import { idParam, pageOf } from '../core/primitives';
import { paths } from './paths';
import { new{{Record}}, {{record}}, {{record}}Patch, {{record}}Query } from './schema';

const byId = z.object({ id: idParam });
const bodyLimit = 32 * 1024;

export const operations = defineRoutes(paths, {
  list{{Records}}: { summary: '{{Records}}, page by page', access: 'plugin', query: {{record}}Query, ok: pageOf({{record}}) },
  create{{Record}}: { summary: 'Write {{a}} {{record}}', access: 'plugin', idempotent: true, body: new{{Record}}, bodyLimit, ok: {{record}}, status: 201 },
  export{{Records}}: {
    summary: '{{Records}} as CSV, with the filters of the list',
    access: 'plugin', feature: 'export_data', ratePerMember: 20, query: {{record}}Query, ok: z.string(), answer: 'handler',
  },
  get{{Record}}: { summary: 'Read {{a}} {{record}}; the answer has an ETag', access: 'plugin', params: byId, ok: {{record}} },
  update{{Record}}: {
    summary: 'Change {{a}} {{record}}; needs If-Match. A 412 carries the saved {{record}} as `current`',
    access: 'plugin', params: byId, body: {{record}}Patch, bodyLimit, ok: {{record}}, errors: ['precondition_required', 'version_conflict', '{{id}}.{{record}}_archived'],
  },
  archive{{Record}}: { summary: 'Put {{a}} {{record}} into the archive; again is no error', access: 'plugin', feature: 'delete_records', params: byId, ok: {{record}} },
  restore{{Record}}: { summary: 'Take {{a}} {{record}} out of the archive; again is no error', access: 'plugin', params: byId, ok: {{record}} },
});
