import type * as z from 'zod';

/**
 * A domain event: past tense, versioned, prefixed with the id of the plugin that owns the entity. The payload carries
 * ids, never whole documents.
 *
 * @example
 * export const events = { 'tenant_crm.project.created@1': z.object({ project_id: id }) } as const satisfies EventCatalogue;
 */
export type EventName = `${string}.${string}@${number}`;
export type EventCatalogue = Readonly<Record<EventName, z.ZodType>>;

/** An event as it is stored in the outbox and delivered. `at` is ISO 8601. */
export interface DomainEvent<P = unknown> {
  id: number;
  name: string;
  tenant_id: number;
  actor_id: number | null;
  at: string;
  payload: P;
}
