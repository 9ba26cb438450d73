import path from 'node:path';
import type { Bytes } from '../../../platform/define-module';
import { pdfBytes } from '../../../platform/documents/pdf-bytes';
import type { Platform } from '../../../platform/platform';
import type { AnswersOnPaper } from './answers-paper';

const TEMPLATE = path.join(import.meta.dirname, 'answers-paper.ts');

/** Laid out beside the event loop. Never inside a transaction. */
export async function answersPdf(documents: Platform['documents'], paper: AnswersOnPaper): Promise<Bytes> {
  return pdfBytes(await documents.render(TEMPLATE, paper), `${paper.responses.questionnaire.title}.pdf`);
}
