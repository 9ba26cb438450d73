import type { Bytes } from '../define-module';
import { contentDisposition } from '../files/content-disposition';
import { SHOWN_DOCUMENT_POLICY } from '../http/security-headers';

/** A PDF that the browser shows. */
export function pdfBytes(bytes: Buffer, name: string): Bytes {
  return {
    kind: 'bytes',
    bytes,
    type: 'application/pdf',
    headers: { 'content-disposition': contentDisposition(name, 'inline'), 'content-security-policy': SHOWN_DOCUMENT_POLICY },
  };
}
