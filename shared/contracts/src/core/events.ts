import type { AnySchema, OutputOf } from './schema';

/**
 * The name of a domain event: past tense, versioned, prefixed with the id of the plugin that owns the entity.
 */
export type EventPattern = `${string}.${string}@${number}`;

/** What an event carries, and whose events stay in order: all with the same subject and key reach a listener one after the other. */
export interface EventSpec<P extends AnySchema = AnySchema> {
  /** What it is about, by the word all events about it use: `project`, `contact`. */
  readonly subject: string;
  /** The field of the payload that says which one. */
  readonly key: string;
  /** Ids, never whole documents. */
  readonly payload: P;
}
export type EventCatalogue = Readonly<Record<EventPattern, EventSpec>>;

/** Name → payload of a catalogue. */
export type EventPayloads<C extends EventCatalogue> = { readonly [N in keyof C]: C[N] extends EventSpec<infer P> ? OutputOf<P> : never };

/**
 * Declares one domain event of a plugin's catalogue.
 *
 * @example
 * export const events = {
 *   'tenant_crm.project.created@1': defineEvent({ subject: 'project', key: 'project_id', payload: z.object({ project_id: id }) }),
 * } as const satisfies EventCatalogue;
 */
export function defineEvent<const P extends AnySchema>(spec: {
  readonly subject: string;
  readonly key: keyof OutputOf<P> & string;
  readonly payload: P;
}): EventSpec<P> {
  return spec;
}
