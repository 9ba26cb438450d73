import type { Interaction } from '@butterfly/contracts/contact_management';
import type { Db } from '../../../../platform/db/db';

export interface Wanted {
  readonly id: number;
  readonly kind: Interaction['kind'] | null;
  readonly before: string | null;
  readonly limit: number;
}

/** What happened with a person and the projects they take part in, as this module's tables know it, the newest first. */
export function contactEvents(db: Db, { id, kind, before, limit }: Wanted): Promise<Interaction[]> {
  return db.rows<Interaction>(
    `with link as (select id, project_id, role, created_at, created_by_id from tenant_crm_project_contact where contact_id = $1),
     happened as (
       select 'p' || link.id as key, 'project' as kind, link.created_at as at, 'Takes part in the project' as summary, link.project_id, link.created_by_id as by_id from link
       union all
       select 's' || change.id, 'stage', change.at, 'Moved to ' || stage.name, change.project_id, change.by_id
         from tenant_crm_stage_change change join tenant_crm_project_stage stage on stage.id = change.to_stage_id where change.project_id in (select project_id from link)
       union all
       select 'c' || id, 'consent', at, case channel when 'email' then 'E-mail consent: ' else 'Text consent: ' end || replace(state, '_', ' ') || ' (' || source || ')', null, by_id
         from tenant_crm_consent_change where contact_id = $1 or contact_id in (select id from tenant_crm_contact where merged_into_id = $1)
     )
     select happened.key, happened.kind, happened.at, happened.summary, happened.project_id, project.name as project_name, happened.by_id
     from happened left join tenant_crm_project project on project.id = happened.project_id
     where ($2::text is null or happened.kind = $2) and ($3::timestamptz is null or happened.at < $3::timestamptz)
     order by happened.at desc, happened.key desc limit $4`,
    [id, kind, before, limit],
  );
}

/** Whose notes and activity belong to a person: contacts merged into theirs, and projects they take part in. */
export async function contactSubjects(db: Db, id: number): Promise<{ contacts: number[]; projects: { id: number; name: string }[] }> {
  const merged = await db.rows<{ id: number }>('select id from tenant_crm_contact where merged_into_id = $1', [id]);
  const projects = await db.rows<{ id: number; name: string }>(
    'select p.id, p.name from tenant_crm_project p where p.id in (select project_id from tenant_crm_project_contact where contact_id = $1)',
    [id],
  );
  return { contacts: [id, ...merged.map((contact) => contact.id)], projects };
}
