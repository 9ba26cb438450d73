import type { Json } from '@butterfly/contracts/core';
import { pagesOf, type BoardPage } from '../model/board-document';
import { captionedPage, type Caption } from './captioned-page';
import { pagesPdf, type DrawnPage } from './pages-pdf';

export type ExportKind = 'png' | 'pdf';
interface ExportOptions {
  readonly kind: ExportKind;
  /** A PNG holds one page, a PDF all of them. */
  readonly page: BoardPage;
  readonly document: Json;
  readonly caption: Caption;
  readonly signal: AbortSignal;
  /** Share of the work that is done, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** The file of an export, drawn here: what is on the board leaves this device only where the person puts it. */
export async function exportBoard({
  kind,
  page,
  document: data,
  caption,
  signal,
  onProgress,
}: ExportOptions): Promise<{ file: Blob; missing: number }> {
  const pages = kind === 'png' ? [page] : pagesOf(data);
  const drawn: DrawnPage[] = [];
  let missingInAll = 0;
  for (const [at, one] of pages.entries()) {
    const { canvas, missing } = await captionedPage(one, {
      caption: captionOf(caption, { one, at, count: pages.length }),
      signal,
      onProgress: (share) => onProgress((at + share) / pages.length),
    });
    missingInAll += missing;
    if (kind === 'png') return { file: await blobOf(canvas, 'image/png'), missing };
    drawn.push({
      jpeg: new Uint8Array(await (await blobOf(canvas, 'image/jpeg')).arrayBuffer()),
      width: canvas.width,
      height: canvas.height,
    });
    canvas.width = 0;
  }
  return { file: pagesPdf(drawn, caption.title), missing: missingInAll };
}

function captionOf(caption: Caption, { one, at, count }: { one: BoardPage; at: number; count: number }): Caption {
  return count > 1 ? { title: `${caption.title} · ${one.name}`, note: `${caption.note} · ${at + 1} of ${count}` } : caption;
}

function blobOf(canvas: HTMLCanvasElement, type: 'image/png' | 'image/jpeg'): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('this browser could not make the picture'))), type, 0.92),
  );
}
