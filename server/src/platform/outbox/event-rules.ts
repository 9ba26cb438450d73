import { zodOf, type EventCatalogue, type EventSpec } from '@butterfly/contracts/core';

/** What a module brings that concerns events. */
interface Declared {
  readonly id: string;
  readonly events?: EventCatalogue;
}

/** The events of all modules: what may be emitted, and whose order is kept. */
export class EventRules {
  readonly #specs = new Map<string, EventSpec>();
  readonly #checksPayloads: boolean;

  constructor(modules: readonly Declared[], { checksPayloads }: { checksPayloads: boolean }) {
    this.#checksPayloads = checksPayloads;
    for (const { id, events } of modules) for (const [name, spec] of Object.entries(events ?? {})) this.#declare(id, { name, spec });
  }

  has(name: string): boolean {
    return this.#specs.has(name);
  }

  /** Whose events this one stays in order with. @throws for an event that no module declares, or (in tests) with another payload than it declares. */
  subjectOf(name: string, payload: object): string {
    const spec = this.#specs.get(name);
    if (!spec) throw new Error(`No module declares the event ${name}. Add it to \`events\` of the contract that owns it.`);
    if (this.#checksPayloads) assertPayload(name, zodOf(spec.payload).safeParse(payload));
    return `${spec.subject}:${String((payload as Readonly<Record<string, unknown>>)[spec.key])}`;
  }

  #declare(id: string, { name, spec }: { name: string; spec: EventSpec }): void {
    if (!name.startsWith(`${id}.`))
      throw new Error(`The event ${name} of ${id} must begin with "${id}.": a module announces what is its own.`);
    if (!/^[a-z_]+(\.[a-z_]+)+@\d+$/.test(name)) throw new Error(`The event ${name} must be called <plugin>.<thing>.<happened>@<version>.`);
    this.#specs.set(name, spec);
  }
}

function assertPayload(name: string, parsed: { success: boolean; error?: Error | undefined }): void {
  if (!parsed.success) throw new Error(`The event ${name} carries what its contract does not declare: ${parsed.error?.message ?? ''}`);
}
