import { assistantTools } from '@butterfly/contracts/moodboard/assistant-tools';
import type { EventPayloads } from '@butterfly/contracts/core';
import { errors, events, operations } from '@butterfly/contracts/moodboard';
import { defineModule } from '../../platform/define-module';
import type { MoodboardApi } from './api';
import { assetHandlers } from './assets/routes';
import { AssetService } from './assets/service';
import { BoardCache } from './board-cache';
import { commentHandlers } from './comments/routes';
import { CommentService } from './comments/service';
import { historyHandlers } from './history/routes';
import { HistoryService } from './history/service';
import { BoardBroadcast } from './live/board-room';
import { BoardPresence } from './live/presence';
import { splitBoard } from './split-board';
import { documentHandlers } from './routes';
import { MoodboardService } from './service';
import { shareHandlers } from './shares/routes';
import { search } from './search';
import { boardForClients } from './shares/for-clients';
import { picturesForQuestions } from './shares/pictures-for-questions';
import { ShareService } from './shares/service';
import { summaryHandlers } from './summary/routes';
import { SharedAccess } from './shares/shared-access';

declare module '../../platform/outbox/domain-events' {
  interface DomainEvents extends EventPayloads<typeof events> {}
}

const definition = defineModule({
  id: 'moodboard',
  operations,
  assistantTools,
  errors,
  events,
  search,
  start: (deps) => {
    const news = new BoardBroadcast(deps.sockets);
    const service = new MoodboardService(new BoardCache(), { clock: deps.clock, saved: (board) => news.tell(board, 'moodboard.saved') });
    const assets = new AssetService({ files: deps.files, pictures: deps.pictures, remote: deps.remoteFiles });
    const shares = new ShareService(deps);
    const comments = new CommentService({ api: deps.api, talked: (board) => news.tell(board, 'moodboard.talked') });
    const api: MoodboardApi = {
      createBoard: async (db, projectId, data) => ({
        id: (await service.create(db, { project: projectId }, await splitBoard(data))).row.id,
      }),
      addPicture: (tenantId, picture) =>
        assets.add(tenantId, { ...picture, sourceUrl: null }, (work) => deps.db.withTenant({ tenantId, memberId: null }, work)),
      createShare: (db, projectId, wanted) => shares.create(db, { projectId, wanted: { ...wanted, expires_at: null, passwordHash: null } }),
      addComment: (db, projectId, comment) => comments.add(db, projectId, { ...comment, page_id: '', x: 0.5, y: 0.1, parent_id: null }),
    };
    const access = new SharedAccess(deps);
    deps.sockets.open('/ws/moodboard/', () => Promise.resolve([]), new BoardPresence(deps));
    return {
      handlers: {
        ...documentHandlers(service, deps),
        ...assetHandlers(assets, deps.files),
        ...shareHandlers({ deps, boards: service, shares, access, liked: (board) => news.tell(board, 'moodboard.talked') }),
        ...commentHandlers({ comments, access }),
        ...summaryHandlers(deps),
        ...historyHandlers({ history: new HistoryService(deps, service), boards: service, deps }),
      },
      api,
      fills: {
        'platform.client_documents': boardForClients(shares),
        'questionnaire.board_pictures': picturesForQuestions({ platform: deps, boards: service }),
      },
    };
  },
});

// Exported under this name without being called so: a CommonJS runtime (jest) has a `module` of its own.
export { definition as module };
