import { AppError } from '../../../platform/http/app-error';
import type { Db } from '../../../platform/db/db';
import { contactIdByEmail } from './repository';

/** Refuses addresses that another contact has; tells which one, so that it can be opened instead. */
export async function refuseTakenEmails(
  db: Db,
  { emails, own }: { emails: readonly (string | null | undefined)[]; own: number | null },
): Promise<void> {
  for (const email of emails) {
    if (!email) continue;
    const other = await contactIdByEmail(db, email);
    if (other !== undefined && other !== own) throw emailTaken(other);
  }
}

/** Two saves at once both found the address free; the unique index let one through. */
export async function orEmailTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
    if (code === '23505') throw emailTaken(null);
    throw error;
  }
}

export function emailTaken(contactId: number | null): AppError {
  return new AppError('tenant_crm.email_taken', {
    ...(contactId !== null && { contact_id: contactId }),
    fields: { email: ['belongs to another contact'] },
  });
}
