import { pathToFileURL } from 'node:url';
import { parentPort } from 'node:worker_threads';
import type { RenderAnswer, RenderRequest } from './documents';
import { renderPdf, type DocumentDefinition } from './render-pdf';

interface Template {
  readonly document: (data: unknown) => DocumentDefinition;
}

async function answer({ id, template, data }: RenderRequest): Promise<RenderAnswer> {
  try {
    const { document } = (await import(pathToFileURL(template).href)) as Template;
    return { id, bytes: await renderPdf(document(data)) };
  } catch (error) {
    return { id, reason: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (request: RenderRequest) => {
  void answer(request).then((message) => parentPort?.postMessage(message));
});
