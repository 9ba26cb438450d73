import type { CommandId, PluginCommandArgs, PluginSlots, SlotId } from '@butterfly/contracts/core';
import type { PluginContext } from './plugin-context';

/** The parts of a manifest that name code. A manifest written `as const` keeps its ids as literal types. */
interface ManifestParts {
  readonly id: string;
  readonly contributes: {
    readonly routes?: readonly { readonly page: string }[];
    readonly settings?: readonly { readonly page: string }[];
    readonly fills?: readonly { readonly slot: string; readonly render: string }[];
    readonly slots?: readonly { readonly id: SlotId }[];
    readonly commands?: readonly { readonly id: string; readonly run: string }[];
  };
}

/** A module bound to a route or a setting: a component without props. */
export interface PageModule {
  readonly Page: (props: Record<never, never>) => unknown;
}
/** A module bound to a fill: a component that takes the props of the slot. */
export interface PanelModule<Props = never> {
  readonly Panel: (props: Props) => unknown;
}
/** A module bound to a command. */
export interface CommandModule<Args = never> {
  readonly run: (context: PluginContext, args: Args) => unknown;
}

/** The entries of one part of a manifest, as a union. */
type Entries<M, Part extends string> = M extends { readonly contributes: infer C }
  ? C extends { readonly [P in Part]: readonly (infer Entry)[] }
    ? Entry
    : never
  : never;

type Named<M, Part extends string, Key extends string> =
  Entries<M, Part> extends infer Entry ? (Entry extends { readonly [K in Key]: infer Ref extends string } ? Ref : never) : never;

/** What the slot of a fill hands over; a slot that nobody declares hands over nothing that a component could take. */
type PropsOf<M, Ref> =
  Extract<Entries<M, 'fills'>, { readonly render: Ref }> extends { readonly slot: infer S extends SlotId }
    ? PluginSlots[S]
    : UndeclaredSlot;
interface UndeclaredSlot {
  readonly 'no contract declares this slot': never;
}

/** What a command is called with; one that no contract declares is for the palette alone and is called with nothing. */
type ArgsFor<M, Ref> =
  Extract<Entries<M, 'commands'>, { readonly run: Ref }> extends { readonly id: infer C extends CommandId }
    ? PluginCommandArgs[C]
    : undefined;

type PageRef<M> = Named<M, 'routes', 'page'> | Named<M, 'settings', 'page'>;
type PanelRef<M> = Named<M, 'fills', 'render'>;
type CommandRef<M> = Named<M, 'commands', 'run'>;

type Loaders<M> = { readonly [K in PageRef<M>]: () => Promise<PageModule> } & {
  readonly [K in PanelRef<M>]: PropsOf<M, K> extends UndeclaredSlot ? PropsOf<M, K> : () => Promise<PanelModule<PropsOf<M, K>>>;
} & { readonly [K in CommandRef<M>]: () => Promise<CommandModule<ArgsFor<M, K>>> };

/** One loader for every id the manifest names, and no other. */
export type Bindings<M> = [PageRef<M> | PanelRef<M> | CommandRef<M>] extends [never]
  ? Readonly<Record<string, never>>
  : { readonly [K in keyof Loaders<M>]: Loaders<M>[K] };

/**
 * Which cached answers are outdated when a thing has changed, by thing (`plugin.thing`): beginnings of query keys. `':id'` stands
 * for the id of what has changed.
 */
export type LiveQueries = Readonly<Record<`${string}.${string}`, readonly (readonly unknown[])[]>>;

/** What a remote exposes as `plugin`. The shell accepts nothing else. */
export interface DefinedPlugin {
  readonly kind: 'butterfly.plugin';
  readonly id: string;
  readonly bindings: Readonly<Record<string, () => Promise<object>>>;
  readonly live?: LiveQueries;
}

/** What a plugin says of itself beside its code. */
export interface PluginOptions {
  /** A shell of before does not heed it: its pages show what others change at their next fetch. */
  readonly live?: LiveQueries;
}

/**
 * Binds the ids of a manifest to code. An id without a loader does not compile, nor does a loader without an id. Each
 * loader is called when its contribution is shown for the first time.
 *
 * - a route's or setting's `page`: the module exports `Page`
 * - a fill's `render`: the module exports `Panel`
 * - a command's `run`: the module exports `run`
 *
 * @example
 * export const plugin = definePlugin(manifest, {
 *   board: () => import('./board/board.page'),
 *   new_board: () => import('./board/new-board.command'),
 * }, { live: { 'moodboard.board': [['boards'], ['board', ':id']] } });
 */
export function definePlugin<const M extends ManifestParts>(
  manifest: M,
  bindings: Bindings<M>,
  { live }: PluginOptions = {},
): DefinedPlugin {
  return { kind: 'butterfly.plugin', id: manifest.id, bindings: bindings as DefinedPlugin['bindings'], ...(live && { live }) };
}
