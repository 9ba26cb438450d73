import { momentText } from '../../../platform/db/moment-text';
import type { ChangeSource, FoundChange } from '../../manage_members/ports';
import { subjects } from '../records';

type Row = Omit<FoundChange, 'kind' | 'path' | 'what'> & {
  readonly project_id: number;
  readonly left: string | null;
  readonly entered: string;
};

/** Moves of projects between stages, as a part of the log of who changed what. */
export const stageChanges: ChangeSource = {
  name: 'stages',
  kinds: ['tenant_crm.project'],
  read: async (db, { below, by, limit }) => {
    const rows = await db.rows<Row>(
      `select m.id, ${momentText('m.at')} as at, m.by_id, m.project_id, p.name as subject, o.name as "left", n.name as entered
       from (
         select * from tenant_crm_stage_change c
         where ($1::timestamptz is null or (c.at, c.id) < ($1::timestamptz, $2::int)) and ($3::int is null or c.by_id = $3)
         order by c.at desc, c.id desc limit $4::int
       ) m
       join tenant_crm_project p on p.id = m.project_id
       join tenant_crm_project_stage n on n.id = m.to_stage_id
       left join tenant_crm_project_stage o on o.id = m.from_stage_id
       order by m.at desc, m.id desc`,
      [below?.at ?? null, below?.id ?? null, by, limit],
    );
    return rows.map(({ project_id: id, left, entered, ...row }) => ({
      ...row,
      kind: 'tenant_crm.project',
      path: subjects.project.path.replace(':id', String(id)),
      what: left === null ? `Began in ${entered}` : `Moved from ${left} to ${entered}`,
    }));
  },
};
