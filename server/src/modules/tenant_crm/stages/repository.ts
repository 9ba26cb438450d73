import type { Stage } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../../platform/db/db';
import { defaultStages } from './default-stages';

const columns = 'id, name, position, color, kind, probability_bps, rotting_days';

/** The stages in their order. A business without any gets the default pipeline with its first look at it. */
export async function stagesOf(db: Db): Promise<Stage[]> {
  const found = await readStages(db);
  if (found.length > 0) return found;
  await insertDefaultStages(db);
  return readStages(db);
}

export async function findStage(db: Db, id: number): Promise<Stage | undefined> {
  const [found] = await db.rows<Stage>(`select ${columns} from tenant_crm_project_stage where id = $1`, [id]);
  return found;
}

function readStages(db: Db): Promise<Stage[]> {
  return db.rows<Stage>(`select ${columns} from tenant_crm_project_stage order by position, id`);
}

/** Two first looks at once insert each stage once: names are unique per business. */
async function insertDefaultStages(db: Db): Promise<void> {
  await db.rows(
    `insert into tenant_crm_project_stage (name, position, color, kind, probability_bps, rotting_days)
     select name, position, color, kind, probability_bps, rotting_days
     from jsonb_to_recordset($1::jsonb)
       as default_stage (name text, position int, color text, kind text, probability_bps int, rotting_days int)
     on conflict (tenant_id, name) do nothing`,
    [JSON.stringify(defaultStages.map((stage, position) => ({ ...stage, position })))],
  );
}
