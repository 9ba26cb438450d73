import * as z from 'zod';
import { cents, id } from '../core';

/** What kind of event a project is about. */
export const eventType = z.enum(['wedding', 'corporate', 'social', 'funeral', 'workshop', 'other']);

/** A sum of money that cannot be below zero. */
export const amount = cents.min(0, 'must not be below 0');

/** A member who can own a project. */
export const owner = z.object({ id, name: z.string() });

export type EventType = z.output<typeof eventType>;
export type Owner = z.output<typeof owner>;
