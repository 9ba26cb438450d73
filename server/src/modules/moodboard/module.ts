import { errors, events, operations } from '@butterfly/contracts/moodboard';
import { defineModule } from '../../platform/define-module';
import type { MoodboardApi } from './api';
import { BoardCache } from './board-cache';
import { moodboardHandlers } from './routes';
import { MoodboardService } from './service';

const definition = defineModule({
  id: 'moodboard',
  operations,
  errors,
  events,
  start: (deps) => {
    const service = new MoodboardService(new BoardCache());
    const api: MoodboardApi = {
      createBoard: async (db, projectId, data) => ({ id: (await service.create(db, { project: projectId }, data)).row.id }),
    };
    return { handlers: moodboardHandlers(service, deps), api };
  },
});

// Exported under this name without being called so: a CommonJS runtime (jest) has a `module` of its own.
export { definition as module };
