import type { Bytes } from '../define-module';
import type { PageAnswer } from './page-asking';

/** Where a visitor is led to after a form, or its page again. */
export type Sent = { readonly to: string } | { readonly page: PageAnswer };

const fresh = { 'cache-control': 'no-store' };

/** The answer to a form that a page without a script sends. */
export function formAnswer(sent: Sent): Bytes {
  if ('to' in sent)
    return { kind: 'bytes', bytes: '', type: 'text/plain; charset=utf-8', status: 303, headers: { location: sent.to, ...fresh } };
  const { html, policy, status } = sent.page;
  return {
    kind: 'bytes',
    bytes: html,
    type: 'text/html; charset=utf-8',
    status,
    headers: { 'content-security-policy': policy, ...fresh },
  };
}

/** What was written into a field that is one text; nothing, where it is not. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
