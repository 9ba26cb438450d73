import { demoDay } from './demo-day';
import type { ImportedProject } from '../api';
import type { DemoBuilder, DemoContext } from '../../../demo/demo-business';
import { fernProjects, reigerProjects, type DemoProject } from './demo-projects';

/** The projects of each business, the oldest number first. A business that has projects keeps what it has. */
export const builder: DemoBuilder = {
  order: 10,
  build: async (context) => {
    const { platform, business, projects } = context;
    const crm = platform.api('tenant_crm');
    await platform.db.withTenant({ tenantId: business.tenantId, memberId: null }, async (db) => {
      if ((await crm.changed(db, 1)).length > 0) return;
      const demo = business.key === 'fern' ? fernProjects : reigerProjects;
      const ids = await crm.importProjects(
        db,
        demo.map((project) => imported(project, context)),
      );
      demo.forEach(({ name }, at) => projects.set(name, ids[at] ?? 0));
    });
    await seedTeams(context);
  },
};

/** Who helps with the next weddings; freelancers see these projects and no other. */
const HELPS: Readonly<Record<string, readonly string[]>> = { ines: ['Marlow & Okafor wedding'], hank: ['Marlow & Okafor wedding'] };

async function seedTeams({ platform, business, projects }: DemoContext): Promise<void> {
  await platform.db.withTenant({ tenantId: business.tenantId, memberId: null }, async (db) => {
    for (const [person, names] of Object.entries(HELPS)) {
      for (const name of names) {
        const [memberId, projectId] = [business.members.get(person), projects.get(name)];
        if (memberId !== undefined && projectId !== undefined) await platform.api('tenant_crm').addToTeam(db, { projectId, memberId });
      }
    }
  });
}

function imported(project: DemoProject, { business, today, platform }: DemoContext): ImportedProject {
  const now = platform.clock();
  return {
    name: project.name,
    event_type: project.type,
    currency: business.currency,
    event_date: demoDay(project.event, today),
    budget_cents: project.budget === null ? null : Math.round(project.budget * 100),
    owner_id: business.members.get(project.owner) ?? null,
    stages: project.stages.map(([name, day]) => ({ name, at: moment(now, day) })),
    ...(project.start && { start_time: project.start }),
    ...(project.venue && { venue_text: project.venue }),
    ...(project.guests && { guest_count: project.guests }),
    ...(project.tags && { tags: project.tags }),
    ...(project.lost && { lost_reason: project.lost[0], lost_note: project.lost[1] }),
    ...(project.touched !== undefined && { updated_at: moment(now, project.touched) }),
  };
}

/** So many days ago, an hour back, so that nothing of the demo lies in the future. */
function moment(now: Date, day: number): string {
  return new Date(now.getTime() + day * 86_400_000 - 3_600_000).toISOString();
}
