import type { FastifyInstance } from 'fastify';
import { serveEmbedScript, servePages } from '../../../platform/public-pages/page-asking';
import { embedScript } from './page-script';
import type { PublicPages } from './pages';

/** The addresses of lead pages. */
export function serveLeadPages(app: FastifyInstance, { pages, limited }: { pages: PublicPages; limited: boolean }): void {
  servePages(app, {
    pages: { '/public/:name': (asking) => pages.show(asking), '/public/:name/thanks': (asking) => pages.thanks(asking) },
    limited,
  });
  serveEmbedScript(app, '/public/embed.js', embedScript);
}
