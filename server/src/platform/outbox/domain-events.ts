/** Events of modules by name, with their payloads. Each `module.ts` adds what its contract declares, by declaration merging. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by the modules
export interface DomainEvents {}

/** Every event that some module declares. */
export type EventName = keyof DomainEvents & string;

/** An event as it is kept in the outbox and delivered. `at` is ISO 8601. */
export interface DomainEvent<N extends EventName = EventName> {
  readonly id: number;
  readonly name: N;
  readonly tenant_id: number;
  readonly actor_id: number | null;
  readonly at: string;
  readonly payload: DomainEvents[N];
}
