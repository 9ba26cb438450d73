import { isAppError, type AppError, type ErrorDetails } from '../../platform/http/app-error';

/** A refusal of the module `records` → the one that the addresses of this plugin have always answered. */
type OwnErrors = Readonly<Record<`records.${string}`, (details: ErrorDetails) => AppError>>;

/** Does what the module `records` does, and refuses in this plugin's words. */
export async function withOwnErrors<T>(work: () => Promise<T>, words: OwnErrors): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const own = isAppError(error) ? words[error.code as keyof OwnErrors] : undefined;
    throw own && isAppError(error) ? own(error.details) : error;
  }
}
