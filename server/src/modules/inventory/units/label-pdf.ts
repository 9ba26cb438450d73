import path from 'node:path';
import type { Bytes } from '../../../platform/define-module';
import type { Db } from '../../../platform/db/db';
import type { Documents } from '../../../platform/documents/documents';
import { contentDisposition } from '../../../platform/files/content-disposition';
import { AppError } from '../../../platform/http/app-error';
import { SHOWN_DOCUMENT_POLICY } from '../../../platform/http/security-headers';
import { itemsById } from '../goods/repository';
import { unitsOf } from './repository';

const TEMPLATE = path.join(import.meta.dirname, 'label-paper.ts');

/** What one label says: `code` is in the square for a scanner. */
export interface StockLabel {
  readonly name: string;
  readonly code: string;
  readonly detail: string;
}

/** What is printed. */
export interface LabelSheet {
  readonly labels: readonly StockLabel[];
  readonly business: string;
}

/** One label for each unit; a thing without units has one of its own, if it has a code. @throws AppError `not_found` */
export async function labelsOf(db: Db, ids: readonly number[]): Promise<StockLabel[]> {
  const things = await itemsById(db, ids);
  const numbered = await unitsOf(db, ids);
  return ids.flatMap((id): StockLabel[] => {
    const thing = things.get(id);
    if (!thing) throw new AppError('not_found');
    const own = numbered.filter(({ item_id }) => item_id === id);
    if (own.length > 0) return own.map(({ code }) => ({ name: thing.name, code, detail: thing.colour }));
    return thing.sku === null ? [] : [{ name: thing.name, code: thing.sku, detail: thing.colour }];
  });
}

/** The labels as a PDF that the browser shows. */
export async function labelPdf(sheet: LabelSheet, documents: Documents): Promise<Bytes> {
  return {
    kind: 'bytes',
    bytes: await documents.render(TEMPLATE, sheet),
    type: 'application/pdf',
    headers: { 'content-disposition': contentDisposition('Labels.pdf', 'inline'), 'content-security-policy': SHOWN_DOCUMENT_POLICY },
  };
}
