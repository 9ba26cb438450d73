/**
 * Interfaces that a module offers and others fill, by `<module>.<what>`: the owner asks and knows nobody, so modules that need each
 * other both ways come apart. Each owner's `ports.ts` adds its own by declaration merging; who fills one says so in `fills`.
 *
 * @example
 * // the owner's ports.ts
 * declare module '../../platform/module-ports' {
 *   interface ModulePorts { 'manage_members.owned_work': OwnedWork }
 * }
 * // who fills it, in module.ts: start: () => ({ handlers, fills: { 'manage_members.owned_work': { … } } })
 * // the owner asks: deps.fillers('manage_members.owned_work')
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by the modules
export interface ModulePorts {}

/** What a module fills. */
export type PortFillings = { readonly [K in keyof ModulePorts]?: ModulePorts[K] };

/** Who fills which port; filled while the modules start, so it is asked when a request or an event is handled. */
export class PortRegistry {
  readonly #fillers = new Map<string, object[]>();

  /** @throws Error for a port of the module itself, which would be a detour */
  add(module: string, fillings: PortFillings): void {
    for (const [name, filling] of Object.entries(fillings) as [string, object][]) {
      if (name.startsWith(`${module}.`)) throw new Error(`The module ${module} fills ${name}, its own port: call it.`);
      this.#fillers.set(name, [...(this.#fillers.get(name) ?? []), filling]);
    }
  }

  /** Everybody who fills a port, in the order of their modules; nobody where those plugins are not there. */
  all<K extends keyof ModulePorts>(name: K): readonly ModulePorts[K][] {
    return (this.#fillers.get(name) ?? []) as ModulePorts[K][];
  }

  /** The one who fills a port that the owner cannot do without. @throws Error for none or several */
  one<K extends keyof ModulePorts>(name: K): ModulePorts[K] {
    const [filler, another] = this.all(name);
    if (!filler || another)
      throw new Error(`The port ${String(name)} is filled by ${filler ? 'several modules' : 'no module'}: it needs one.`);
    return filler;
  }
}
