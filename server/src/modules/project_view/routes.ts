import type { Entry, operations, TimelineProject } from '@butterfly/contracts/project_view';
import type { Db } from '../../platform/db/db';
import { reply, type Handlers, type Reply } from '../../platform/define-module';
import type { Platform } from '../../platform/platform';
import { localDay } from '../../platform/time/local-time';
import { daySheet } from './day-sheet/day-sheet';
import { etagOf } from './entries/etag';
import { openTasks } from './entries/open-tasks';
import type { EntryService } from './entries/service';
import { timelineProject } from './projects';
import { reschedule } from './schedule/reschedule';
import { applyTemplate, templateList } from './templates/apply-template';

type Tx = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

interface RouteDeps {
  readonly entries: EntryService;
  readonly platform: Pick<Platform, 'api' | 'clock' | 'documents'>;
}

/** Operation to service call. */
export function projectViewHandlers({ entries, platform: { api, clock, documents } }: RouteDeps): Handlers<typeof operations> {
  /** One transaction about one project. */
  const about = <T>(
    { tx, params }: { tx: Tx; params: { projectId: number } },
    work: (db: Db, project: TimelineProject) => Promise<T>,
  ): Promise<T> => tx(async (db) => work(db, await timelineProject(db, { api, id: params.projectId })));
  return {
    getTimeline: (call) =>
      about(call, async (db, project) => ({
        project,
        today: localDay(clock(), (await api('auth_and_admin').tenant(db)).tz),
        people: await peopleOf(db, api),
        entries: await entries.list(db, project),
      })),
    createEntry: async (call) => answer(await about(call, (db, project) => entries.create(db, { project, input: call.body })), 201),
    updateEntry: async (call) =>
      answer(
        await about(call, (db, project) =>
          entries.update(db, { project, id: call.params.id, patch: call.body, ifMatch: call.headers['if-match'] }),
        ),
      ),
    tickEntry: async (call) => answer(await about(call, (db, project) => entries.tick(db, { project, id: call.params.id }))),
    removeEntry: async (call) => {
      await about(call, (db, project) => entries.remove(db, { project, id: call.params.id }));
      return undefined;
    },
    restoreEntry: async (call) => answer(await about(call, (db, project) => entries.restore(db, { project, id: call.params.id }))),
    setPredecessors: async (call) =>
      answer(await about(call, (db, project) => entries.setPredecessors(db, { project, id: call.params.id, ids: call.body.ids }))),
    shiftEntries: (call) => about(call, (db, project) => entries.shift(db, { project, shift: call.body })),
    listOpenTasks: ({ tx }) =>
      tx(async (db) => ({
        today: localDay(clock(), (await api('auth_and_admin').tenant(db)).tz),
        people: await peopleOf(db, api),
        ...(await openTasks(db, api)),
      })),
    listTemplates: () => Promise.resolve(templateList()),
    applyTemplate: (call) => about(call, (db, project) => applyTemplate(db, { project, templateId: call.body.template_id, entries })),
    reschedule: (call) => about(call, (db, project) => reschedule(db, { project, wanted: call.body, entries, api })),
    getDaySheet: async (call) => {
      const sheet = await about(call, async (db, project) => ({
        project,
        entries: await entries.list(db, project),
        people: await peopleOf(db, api),
        business: await api('auth_and_admin').tenant(db),
      }));
      return daySheet({ ...sheet, audience: call.query.audience }, documents);
    },
  };
}

async function peopleOf(db: Db, api: Platform['api']): Promise<{ id: number; name: string }[]> {
  return (await api('auth_and_admin').members(db)).map(({ member_id, display_name }) => ({ id: member_id, name: display_name }));
}

function answer(entry: Entry, status?: 201): Reply<Entry> {
  return reply(entry, { etag: etagOf(entry), ...(status && { status }) });
}
