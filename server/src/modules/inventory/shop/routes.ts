import type { operations } from '@butterfly/contracts/inventory';
import { mayUseFeature } from '@butterfly/contracts/plugins';
import type { Call, Handlers } from '../../../platform/define-module';
import type { Db } from '../../../platform/db/db';
import { pageAnswer } from '../../../platform/http/page-answer';
import type { Platform } from '../../../platform/platform';
import { liveReply, recordReply } from '../../../platform/records/record-reply';
import { allocateStems, completeProject, releaseStems } from './allocations';
import { LotService, type ShopReader } from './lot.service';
import { ShopProjects } from './projects';
import { allocationsOfProjects, pullAllocations } from './repository';

interface Deps {
  readonly platform: Pick<Platform, 'api'>;
  readonly today: (db: Db) => Promise<string>;
}

type Reading = Pick<Call, 'permissions' | 'tx'>;

export function shopHandlers({ platform, today }: Deps) {
  const lots = new LotService(() => platform.api('floral_recipe_builder'));
  const projects = new ShopProjects(platform);
  const read = <T>({ permissions, tx }: Reading, work: (db: Db, reader: ShopReader) => Promise<T>): Promise<T> =>
    tx(async (db) => work(db, { seesCosts: mayUseFeature(permissions, 'view_costs'), today: await today(db) }));
  /** Does something for a project, and answers how it stands then. */
  const then = (call: Reading, projectId: number, work: (db: Db, project: { id: number; until: string }, day: string) => Promise<void>) =>
    read(call, async (db, reader) => {
      const { id, event_date } = await projects.event(db, projectId);
      await work(db, { id, until: event_date ?? reader.today }, reader.today);
      return projects.detail(db, id, reader);
    });
  return {
    listLots: (call) =>
      read(call, async (db, reader) =>
        pageAnswer({ path: '/api/inventory/shop/', query: call.query, ...(await lots.page(db, call.query, reader)) }),
      ),
    createLot: async (call) => recordReply(await read(call, (db, reader) => lots.create(db, call.body, reader)), 201),
    getLot: async (call) => liveReply(await read(call, (db, reader) => lots.read(db, call.params.id, reader))),
    updateLot: async (call) =>
      recordReply(
        await read(call, (db, reader) =>
          lots.update(db, { id: call.params.id, patch: call.body, ifMatch: call.headers['if-match'], reader }),
        ),
      ),
    receiveLot: async (call) =>
      recordReply(await read(call, (db, reader) => lots.receive(db, { id: call.params.id, units: call.body?.units, reader }))),
    wasteLot: async (call) => recordReply(await read(call, (db, reader) => lots.waste(db, { id: call.params.id, ...call.body, reader }))),
    countLot: async (call) => recordReply(await read(call, (db, reader) => lots.count(db, { id: call.params.id, ...call.body, reader }))),
    listFlowers: (call) => read(call, (db) => lots.flowers(db)),
    getFlower: (call) => read(call, (db, reader) => lots.flower(db, call.params.id, reader)),
    listShopProjects: (call) => read(call, (db, reader) => projects.list(db, reader)),
    getShopProject: (call) => read(call, (db, reader) => projects.detail(db, call.params.projectId, reader)),
    allocateStems: (call) =>
      then(call, call.params.projectId, (db, project, day) => allocateStems(db, { project, wishes: call.body.lines, today: day })),
    releaseStems: (call) => then(call, call.params.projectId, (db, { id }) => releaseStems(db, { projectId: id, wishes: call.body.lines })),
    pullStems: (call) => then(call, call.params.projectId, (db, { id }) => pullAll(db, id)),
    completeShopProject: (call) =>
      then(call, call.params.projectId, (db, { id }) => completeProject(db, { projectId: id, lines: call.body.lines })),
  } satisfies Partial<Handlers<typeof operations>>;
}

async function pullAll(db: Db, projectId: number): Promise<void> {
  const planned = (await allocationsOfProjects(db, [projectId])).filter(({ state }) => state === 'planned');
  await pullAllocations(
    db,
    planned.map(({ id }) => id),
  );
}
