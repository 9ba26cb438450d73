import type { NewTemplate, Template, TemplatePatch } from '@butterfly/contracts/twilio_communications';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';

const FIELDS = 'id, name, body, updated_at';
const MOST = 200;

export function allTemplates(db: Db): Promise<Template[]> {
  return db.rows<Template>(`select ${FIELDS} from twilio_communications_template order by lower(name), id limit ${MOST}`);
}

export async function addTemplate(db: Db, { name, body }: NewTemplate): Promise<Template> {
  const [{ count } = { count: 0 }] = await db.rows<{ count: number }>('select count(*)::int as count from twilio_communications_template');
  if (count >= MOST) throw new AppError('twilio_communications.too_many_templates');
  const [row] = await db.rows<Template>(
    `insert into twilio_communications_template (name, body, created_by_id) values ($1, $2, $3) on conflict do nothing returning ${FIELDS}`,
    [name, body, db.memberId],
  );
  if (!row) throw new AppError('twilio_communications.template_name_taken');
  return row;
}

export async function changeTemplate(db: Db, id: number, { name, body }: TemplatePatch): Promise<Template> {
  const [row] = await db
    .rows<Template>(
      `update twilio_communications_template set name = coalesce($2, name), body = coalesce($3, body), updated_at = now() where id = $1 returning ${FIELDS}`,
      [id, name ?? null, body ?? null],
    )
    .catch(refuseTakenName);
  if (!row) throw new AppError('not_found');
  return row;
}

/** The unique index decides, also between two who save at once. */
function refuseTakenName(error: unknown): never {
  const taken = error instanceof Error && 'code' in error && error.code === '23505';
  throw taken ? new AppError('twilio_communications.template_name_taken') : error;
}

export async function removeTemplate(db: Db, id: number): Promise<{ id: number }> {
  const [row] = await db.rows<{ id: number }>('delete from twilio_communications_template where id = $1 returning id', [id]);
  if (!row) throw new AppError('not_found');
  return row;
}
