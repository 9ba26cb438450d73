import { assistantTools } from '@butterfly/contracts/project_view/assistant-tools';
import { errors, operations } from '@butterfly/contracts/project_view';
import { defineModule } from '../../platform/define-module';
import type { ProjectViewApi } from './api';
import { calendarLayer } from './entries/calendar-layer';
import { clientEntries } from './entries/for-clients';
import { EntryService } from './entries/service';
import { timelineProject } from './projects';
import { projectViewHandlers } from './routes';
import { search } from './search';
import { venueChecklist } from './templates/venue-checklist';
import { applyTemplate } from './templates/apply-template';

const definition = defineModule({
  id: 'project_view',
  operations,
  assistantTools,
  errors,
  search,
  start: (platform) => {
    const entries = new EntryService(async (db, memberId) =>
      (await platform.api('auth_and_admin').members(db)).some(({ member_id }) => member_id === memberId),
    );
    const api: ProjectViewApi = {
      applyTemplate: async (db, { projectId, templateId, doneBefore }) => {
        const project = await timelineProject(db, { api: platform.api, id: projectId });
        for (const { id, day, etag, done_at } of await applyTemplate(db, { project, templateId, entries })) {
          if (day !== null && day < doneBefore && !done_at) await entries.update(db, { project, id, patch: { done: true }, ifMatch: etag });
        }
      },
      forClients: async (db, projectId) =>
        clientEntries(await entries.list(db, await timelineProject(db, { api: platform.api, id: projectId }))),
    };
    return {
      handlers: projectViewHandlers({ entries, platform }),
      api,
      fills: {
        'event_venues.checklist': venueChecklist({ platform, entries }),
        'platform.calendar_layer': calendarLayer(platform.api),
      },
    };
  },
});

// Exported under this name without being called so: a CommonJS runtime (jest) has a `module` of its own.
export { definition as module };
