import type { Entry, Rescheduled, Rescheduling, TimelineProject } from '@butterfly/contracts/project_view';
import { AppError } from '../../../platform/http/app-error';
import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';
import type { EntryService } from '../entries/service';
import { resolveTime } from './resolve-time';

interface Move {
  readonly project: TimelineProject;
  readonly wanted: Rescheduling;
  readonly entries: EntryService;
  readonly api: Platform['api'];
}

/** What a new date does to every entry; saves it unless it is a dry run. */
export async function reschedule(db: Db, { project, wanted, entries, api }: Move): Promise<Rescheduled> {
  if (project.archived_at) throw new AppError('project_view.project_archived');
  const { event_date, start_time, dry_run } = wanted;
  const all = await entries.list(db, project);
  const after = { event_date, start_time: start_time === undefined ? project.start_time : start_time };
  const crm = api('tenant_crm');
  if (!dry_run) await crm.changeDate(db, { id: project.id, event_date, ...(start_time !== undefined && { start_time }) });
  return {
    applied: !dry_run,
    from: project.event_date,
    to: event_date,
    moved: all
      .filter(movesWithEvent)
      .map(({ id, title, lane, day, when }) => ({ id, title, lane, from: day, to: resolveTime(when, after).day ?? event_date })),
    kept: all.filter((entry) => !movesWithEvent(entry)).map(({ id, title, lane, day }) => ({ id, title, lane, day })),
    same_day: await crm.countOn(db, { day: event_date, except: project.id }),
  };
}

const movesWithEvent = ({ when }: Entry): boolean => when.anchor !== 'day';
