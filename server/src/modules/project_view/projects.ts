import type { TimelineProject } from '@butterfly/contracts/project_view';
import type { Project, Stage } from '@butterfly/contracts/tenant_crm';
import { AppError } from '../../platform/http/app-error';
import type { Db } from '../../platform/db/db';
import type { Platform } from '../../platform/platform';

/** The project of a timeline, as tenant_crm knows it; 404 for one this business does not have. */
export async function timelineProject(db: Db, { api, id }: { api: Platform['api']; id: number }): Promise<TimelineProject> {
  const project = await api('tenant_crm').project(db, id);
  if (!project) throw new AppError('not_found');
  const stages = await api('tenant_crm').stages(db);
  return view(
    project,
    stages.find((stage) => stage.id === project.stage_id),
  );
}

function view(project: Project, stage: Stage | undefined): TimelineProject {
  const { id, number, name, event_type, event_date, start_time, end_time, venue_text, guest_count, owner_id, archived_at } = project;
  return {
    id,
    number,
    name,
    event_type,
    event_date,
    start_time,
    end_time,
    venue_text,
    guest_count,
    owner_id,
    archived_at,
    stage: stage ? { name: stage.name, color: stage.color, kind: stage.kind } : { name: '', color: 'neutral', kind: 'open' },
  };
}
