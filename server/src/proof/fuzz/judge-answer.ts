import { parsedJson } from '@butterfly/contracts/json';
import type { DocumentedOperation } from './api-document';
import type { WireAnswer, WireRequest } from './send-request';

/** A request and what came back. `declared`: the operation, when address and method are its own. */
export interface Exchange {
  readonly request: WireRequest;
  readonly answer: WireAnswer;
  readonly declared: DocumentedOperation | undefined;
  /** Nobody else asked meanwhile. */
  readonly alone?: boolean;
}

/** What is wrong with an answer, in words; empty when nothing is. */
export function judge({ request, answer, declared, alone = false }: Exchange): string[] {
  const { status, headers, body } = answer;
  const wrong: string[] = [];
  const type = headers['content-type'] ?? '';
  if (status >= 500 && !isDecided(request, answer)) wrong.push(`status ${status}`);
  if (request.target.startsWith('/api/') && type.includes('html')) wrong.push('HTML under /api/');
  if ((status === 204 || status === 304) && body !== '') wrong.push(`${status} with a body`);
  if (request.method === 'HEAD' || status === 204 || status === 304) return wrong;
  if (status >= 300 && status < 400) wrong.push(`a redirect, ${status}`);
  if (alone && status === 409 && body.includes('"code":"conflict"')) wrong.push('a conflict, with nobody');
  if (status >= 400) wrong.push(...judgeError({ status, body, type, declared }));
  else if (type.includes('json') && parsedJson(body) === undefined) wrong.push('a success that is no JSON');
  return wrong;
}

/** The one 5xx that is no fault: decision A-41 fixes the answer of a voice token without credentials. */
function isDecided({ method, target }: WireRequest, { status, body }: WireAnswer): boolean {
  return (
    status === 503 &&
    (method === 'HEAD'
      ? target.startsWith('/api/twilio_communications/voice/token/')
      : body.includes('"code":"twilio_communications.not_configured"'))
  );
}

function judgeError({
  status,
  body,
  type,
  declared,
}: {
  status: number;
  body: string;
  type: string;
  declared: DocumentedOperation | undefined;
}): string[] {
  const wrong = type.startsWith('application/json') ? [] : [`an error of the type "${type}"`];
  const value = parsedJson(body);
  if (typeof value !== 'object' || value === null || !('error' in value) || !('code' in value))
    return [...wrong, `an error without {error, code}: ${body.slice(0, 200)}`];
  const { error, code } = value;
  if (typeof error !== 'string' || error === '' || typeof code !== 'string')
    return [...wrong, `an error whose error or code is no text: ${body.slice(0, 200)}`];
  if (/\{\w+\}/.test(error)) wrong.push(`a sentence with a hole: ${error}`);
  if (/ at .*:\d+:\d+|node_modules|select .* from|postgres/i.test(error)) wrong.push(`a sentence that tells too much: ${error}`);
  if (declared && !declared.codes.includes(code)) wrong.push(`code ${code}, which the document does not list`);
  if (declared && !(String(status) in declared.responses)) wrong.push(`status ${status}, which the document does not list`);
  return wrong;
}

/** A request in one line, short enough to read and long enough to repeat it. */
export function showExchange({ request, answer }: Exchange): string {
  const payload = request.payload === undefined ? '' : ` ${JSON.stringify(request.payload.toString()).slice(0, 400)}`;
  const { cookie: _cookie, authorization: _authorization, 'x-csrftoken': _csrf, ...headers } = request.headers;
  return `${request.method} ${request.target.slice(0, 300)} ${JSON.stringify(headers).slice(0, 300)}${payload} → ${answer.status} ${answer.body.slice(0, 200)}`;
}
