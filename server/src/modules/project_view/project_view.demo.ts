import type { DemoBuilder } from '../../demo/demo-business';
import { inNameOf } from '../../platform/db/worker';

const PLANS = ['planning_wedding', 'production_week', 'event_day_wedding'] as const;

/** The plan of the first wedding, done up to today. The projects are new exactly when it has none. */
export const builder: DemoBuilder = {
  order: 30,
  build: async ({ platform, business, projects, today }) => {
    const wedding = business.key === 'fern' ? projects.get('Marlow & Okafor wedding') : undefined;
    if (!wedding) return;
    await platform.db.withTenant(inNameOf({ tenantId: business.tenantId, memberId: business.members.get('mia') ?? null }), async (db) => {
      for (const templateId of PLANS)
        await platform.api('project_view').applyTemplate(db, { projectId: wedding, templateId, doneBefore: today });
    });
  },
};
