import type { ErrorBody } from '@butterfly/contracts/core';

/**
 * An answer from 400 up, or no answer at all (`status` 0). Compare `code`, never `instanceof`: a plugin and the shell may
 * hold different copies of a class.
 *
 * @example
 * try {
 *   await api.saveBoard({ params, body, ifMatch: etag });
 * } catch (error) {
 *   if (isApiError(error) && error.code === 'version_conflict') showConflict(error.body);
 *   else throw error;
 * }
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string[]>> | undefined;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(status: number, body: ErrorBody) {
    super(body.error);
    this.status = status;
    this.code = body.code;
    this.fields = body.fields;
    this.body = body;
  }
}

/**
 * Tells an error of the API from every other one, across plugin borders.
 *
 * @example
 * if (isApiError(error) && error.status === 404) return null;
 */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'code' in error && 'status' in error;
}

/**
 * Reads the error of a refused answer. A body that is not the product's error form (a proxy's HTML page, say) becomes
 * `Request failed with status {n}`.
 *
 * @example
 * const response = await request('/api/agents/agent-types/');
 * if (!response.ok) throw await errorOf(response);
 */
export async function errorOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  return new ApiError(response.status, errorBody(body, response.status));
}

function errorBody(body: unknown, status: number): ErrorBody {
  const found = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  return {
    ...found,
    error: typeof found['error'] === 'string' ? found['error'] : `Request failed with status ${status}`,
    code: typeof found['code'] === 'string' ? found['code'] : `http_${status}`,
  };
}
