import type { FastifyInstance } from 'fastify';
import { embedScriptFor } from '../../../platform/public-pages/embed-script';
import { serveEmbedScript, servePages } from '../../../platform/public-pages/page-asking';
import type { ManagePage } from './page/manage-page';
import type { SchedulePage } from './page/schedule-page';

const embedScript = embedScriptFor({
  src: "base.origin+'/schedule/'+encodeURIComponent(me.dataset.meeting||'')+'?embed=1&'+utm",
  title: 'Book a meeting',
});

/** The addresses on which visitors book, move and cancel, and the script for a page of somebody else. */
export function serveBookingPages(
  app: FastifyInstance,
  { schedule, manage, limited }: { schedule: SchedulePage; manage: ManagePage; limited: boolean },
): void {
  servePages(app, {
    pages: { '/schedule/:name': (asking) => schedule.show(asking), '/event_meetings/manage/:name': (asking) => manage.show(asking) },
    limited,
  });
  serveEmbedScript(app, '/schedule.js', embedScript);
}
