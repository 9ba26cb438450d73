import * as z from 'zod';
import type { OperationSpec } from '../../core/define-routes';
import { idParam } from '../../core/primitives';
import { newProgram, program, programPatch } from './schema';

const byId = z.object({ id: idParam });
const read = { access: 'plugin', reach: 'all_projects' } as const;
const write = { ...read, feature: 'pay_partners' } as const;

export const programOperations = {
  listPrograms: { summary: 'What partners are promised, by name; those in the archive last', ...read, ok: z.array(program) },
  createProgram: { summary: 'Promise something', ...write, idempotent: true, body: newProgram, ok: program, status: 201 },
  getProgram: { summary: 'Read a program; the answer has an ETag', ...read, params: byId, ok: program },
  updateProgram: {
    summary: 'Change a program; needs If-Match. Who was referred before keeps the terms of that day',
    ...write,
    params: byId,
    body: programPatch,
    ok: program,
    errors: ['precondition_required', 'version_conflict', 'referral_portal.archived'],
  },
  archiveProgram: {
    summary: 'Offer a program no more; not while partners are in it',
    ...read,
    feature: ['pay_partners', 'delete_records'],
    params: byId,
    ok: program,
    errors: ['referral_portal.program_used'],
  },
  restoreProgram: { summary: 'Take a program out of the archive; again is no error', ...write, params: byId, ok: program },
} as const satisfies Record<string, OperationSpec>;
