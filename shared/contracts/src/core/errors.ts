/** One entry of the error catalogue: the HTTP status and the sentence for people. */
export interface ErrorSpec {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 410 | 412 | 413 | 415 | 422 | 423 | 428 | 429 | 500 | 503 | 504 | 507;
  /** Says what happened, what was kept and what to do. `{name}` is filled from the details. */
  readonly message: string;
}

/** Codes of one slice, `<id>.<snake_case>`; codes that all share have no prefix. */
export type ErrorCatalogue = Readonly<Record<string, ErrorSpec>>;

/** The body of every answer from 400 up. `fields` names the inputs that were refused. */
export interface ErrorBody {
  error: string;
  code: string;
  fields?: Record<string, string[]>;
  request_id?: string;
  [detail: string]: unknown;
}

/**
 * What any operation may answer. The two access sentences are fixed by the product's contract: a 403 that contains
 * "Access denied" sends the browser to /access-denied, so no other 403 may contain it (decisions ).
 */
export const commonErrors = {
  bad_request: { status: 400, message: 'The request could not be read. Nothing was changed.' },
  invalid_input: { status: 400, message: 'Some of the values are not valid. Nothing was changed.' },
  not_authenticated: { status: 401, message: 'Not authenticated' },
  access_denied: { status: 403, message: 'Access denied' },
  // Where a refusal must not lead away from the page: operations with `quietRefusal` (decision A-41).
  not_permitted: { status: 403, message: 'Your role does not include this. Ask an administrator of your business.' },
  admin_required: { status: 403, message: 'Only an administrator of your business can do this.' },
  outside_scope: {
    status: 403,
    message: 'This reaches beyond the projects you are assigned to. Ask somebody who sees all projects. Nothing was changed.',
  },
  // Says in place what is missing; it must not lead away from the page (decisions ).
  feature_required: { status: 403, message: "You need '{title}' for this. An administrator can give it to you." },
  outside_link: { status: 403, message: 'Your link does not include this. Ask who gave it to you.' },
  csrf_failed: { status: 403, message: 'CSRF Failed: CSRF token missing or incorrect.' },
  origin_refused: { status: 403, message: 'CSRF Failed: this request comes from another site.' },
  not_found: { status: 404, message: 'Not found' },
  method_not_allowed: { status: 405, message: 'This address does not answer that method.' },
  conflict: { status: 409, message: 'Somebody else has changed this in the meantime. Nothing was overwritten.' },
  plugin_needed: {
    status: 409,
    message: "This needs '{plugin}', which your business does not have switched on. Ask an administrator. Nothing was changed.",
  },
  invalid_transition: { status: 409, message: 'This cannot go from {from} to {to}. Nothing was changed.' },
  version_conflict: { status: 412, message: 'Somebody else has saved a newer version. Nothing was overwritten.' },
  body_too_large: { status: 413, message: 'The request is larger than {limit} bytes. Nothing was changed.' },
  storage_full: {
    status: 413,
    message:
      'The files of your business fill all {limit_mb} MB it has. Nothing was added. Remove files nobody needs (their room is free once they cannot be restored any more, after 30 days), or ask who runs Butterfly for you for more.',
  },
  idempotency_key_reused: { status: 409, message: 'This Idempotency-Key belongs to another request. Nothing was changed.' },
  mail_too_large: { status: 413, message: 'A mail takes {files} files of {limit_mb} MB together. It was not sent.' },
  unsupported_media_type: { status: 415, message: 'This content type is not accepted here.' },
  file_gone: { status: 410, message: 'The content of this file is lost. Everything else is as it was; put the file there once more.' },
  link_locked: { status: 423, message: 'This opens with a {demands}. Nothing was changed.' },
  precondition_required: { status: 428, message: 'Send the If-Match header with the version you have edited.' },
  rate_limited: { status: 429, message: 'Too many requests. Try again in {retry_after} seconds.' },
  internal: { status: 500, message: 'Something went wrong on our side. Nothing was saved. Please try again.' },
  unavailable: { status: 503, message: 'The service is not available right now. Please try again in a moment.' },
  disk_full: {
    status: 507,
    message: 'There is no room left on the server, so nothing was saved. Please tell who runs it for you, and try again later.',
  },
  timeout: { status: 504, message: 'This took too long and was stopped. Nothing was changed.' },
} as const satisfies ErrorCatalogue;
