import * as z from 'zod';
import { id } from '../core/primitives';

/** The signed-in member, as the top bar and greetings show them. */
export const me = z.object({ id, member_id: id, username: z.string(), email: z.string(), display_name: z.string() });
export type Me = z.output<typeof me>;
