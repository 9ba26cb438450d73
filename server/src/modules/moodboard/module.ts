import { errors, events, operations } from '@butterfly/contracts/moodboard';
import { defineModule } from '../../platform/define-module';
import type { MoodboardApi } from './api';
import { BoardCache } from './board-cache';
import { moodboardHandlers } from './routes';
import { MoodboardService } from './service';

export const module = defineModule({
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
