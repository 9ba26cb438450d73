import { errors } from '@butterfly/contracts/tenant_crm';
import { AppError, isAppError } from '../../platform/http/app-error';

/** Refusals of the module `records` under the codes that the addresses of this plugin have always answered. */
export async function inOwnWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const own = isAppError(error) ? error.code.replace(/^records[.]/, 'tenant_crm.') : '';
    if (isAppError(error) && own !== error.code && own in errors) throw new AppError(own, error.details);
    throw error;
  }
}
