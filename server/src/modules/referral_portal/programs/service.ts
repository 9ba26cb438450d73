import { programFaults, type NewProgram, type Program, type ProgramPatch } from '@butterfly/contracts/referral_portal';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import { programs } from '../repository';

export const programList = (db: Db): Promise<Program[]> =>
  db.rows<Program>(`select ${programs.columns} from ${programs.name} order by archived_at is not null, lower(name), id limit 500`);

export async function createProgram(db: Db, input: NewProgram): Promise<Program> {
  assertKept(input);
  return programs.insert(db, input);
}

export async function updateProgram(
  db: Db,
  { id, patch, ifMatch }: { id: number; patch: ProgramPatch; ifMatch: string | undefined },
): Promise<Program> {
  const before = await programs.lockVersion(db, { id, ifMatch });
  if (before.archived_at) throw new AppError('referral_portal.archived');
  assertKept({ ...before, ...patch });
  return programs.patch(db, { id, changes: patch });
}

export async function archiveProgram(db: Db, id: number): Promise<Program> {
  const { partners } = await programs.lock(db, id);
  if (partners > 0) throw new AppError('referral_portal.program_used');
  await programs.mark(db, { ids: [id], column: 'archived_at', on: true });
  return programs.read(db, id);
}

export async function restoreProgram(db: Db, id: number): Promise<Program> {
  await programs.mark(db, { ids: [id], column: 'archived_at', on: false });
  return programs.read(db, id);
}

function assertKept(terms: Parameters<typeof programFaults>[0]): void {
  const fields = programFaults(terms);
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
}
