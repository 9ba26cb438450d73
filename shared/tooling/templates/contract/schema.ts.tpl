import * as z from 'zod';
import { id, line, timestamp } from '../core/primitives';

export const note = z.object({ id, text: z.string(), created_at: timestamp });
export type Note = z.output<typeof note>;

export const newNote = z.object({ text: line(500) });
