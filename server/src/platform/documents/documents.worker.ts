import { pathToFileURL } from 'node:url';
import { serveThread } from '../threads/serve-thread';
import type { RenderRequest } from './documents';
import { renderPdf, type DocumentDefinition } from './render-pdf';

interface Template {
  readonly document: (data: unknown) => DocumentDefinition;
}

serveThread(async ({ template, data }: RenderRequest) => {
  const { document } = (await import(pathToFileURL(template).href)) as Template;
  return renderPdf(document(data));
});
