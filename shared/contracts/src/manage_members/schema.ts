import * as z from 'zod';

/** What the member may use (decision A-15). */
export const permissionRecord = z.object({ plugins: z.array(z.string()), features: z.array(z.string()), is_admin: z.boolean() });

/** Which project-bound rows a role sees. */
export const rowScope = z.enum(['all', 'assigned', 'none']);
