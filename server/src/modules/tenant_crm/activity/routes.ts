import type { Activity, operations, Subject } from '@butterfly/contracts/tenant_crm';
import type { Handlers } from '../../../platform/define-module';
import type { Db } from '../../../platform/db/db';
import type { FindRecords } from '../records';
import { stageEvents } from './repository';

interface Asked {
  readonly before?: string | undefined;
  readonly limit: number;
}

export function activityHandlers(records: FindRecords): Pick<Handlers<typeof operations>, 'getTimeline' | 'getProjectTimeline'> {
  const timelineOf = async (db: Db, subject: Subject, { before: asked, limit }: Asked) => {
    const before = asked ?? null;
    await records().requireSubject(db, subject);
    const happened = (await records().activity(db, [subject], { before, limit })) as Activity[];
    const moves = subject.subject_type === 'project' ? await stageEvents(db, subject.subject_id, { before, limit }) : [];
    const results = [...happened, ...moves].sort(newestFirst).slice(0, limit);
    return { results, next: results.length === limit ? (results.at(-1)?.at ?? null) : null };
  };
  return {
    getTimeline: ({ query: { before, limit, ...subject }, tx }) => tx((db) => timelineOf(db, subject, { before, limit })),
    getProjectTimeline: ({ params, query, tx }) => tx((db) => timelineOf(db, { subject_type: 'project', subject_id: params.id }, query)),
  };
}

/** The sort is stable: rows of one moment stay as they were read. */
function newestFirst(a: Activity, b: Activity): number {
  return Date.parse(b.at) - Date.parse(a.at);
}
