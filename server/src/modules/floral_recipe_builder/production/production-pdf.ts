import path from 'node:path';
import type { ProductionSheet } from '@butterfly/contracts/floral_recipe_builder';
import type { Bytes } from '../../../platform/define-module';
import type { Documents } from '../../../platform/documents/documents';
import { pdfBytes } from '../../../platform/documents/pdf-bytes';

const TEMPLATE = path.join(import.meta.dirname, 'production-paper.ts');

/** What is printed for a project. */
export interface ProductionPaper {
  readonly sheet: ProductionSheet;
  readonly business: { readonly name: string; readonly locale: string };
  readonly part: 'all' | 'labels' | 'lists' | 'sheets';
}

/** Production sheets on A4; they say nothing of money. */
export async function productionPdf(paper: ProductionPaper, documents: Documents): Promise<Bytes> {
  return pdfBytes(await documents.render(TEMPLATE, paper), `${paper.sheet.name} – production.pdf`);
}
