/**
 * Places where plugins may draw on pages of others: slot → props of what is drawn there. The owner of a slot adds it in
 * `shared/contracts/src/<id>/extensions.ts`; a slot that nobody has declared does not compile, nor does a fill that wants other props.
 * Who fills a slot, or runs a command, of a plugin that it does not list in `uses` declares it as well, with the same type: then it
 * compiles without that plugin, and beside it only as long as both say the same.
 *
 * @example
 * declare module '../core/extensions' {
 *   interface PluginSlots {
 *     'shop.order_panels/v1': { readonly orderId: number };
 *   }
 * }
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by the contracts
export interface PluginSlots {}

/** What plugins do for others: command → its argument; `undefined` in it says that it may be left out. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by the contracts
export interface PluginCommandArgs {}

/** Pages that plugins may lead to: `<plugin>.<route>` → what its address needs. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by the contracts
export interface PluginLinks {}

export type SlotId = keyof PluginSlots & string;
export type CommandId = keyof PluginCommandArgs & string;
export type LinkId = keyof PluginLinks & string;

/** The argument of a command, as it is handed over. */
export type ArgsOf<C extends CommandId> = undefined extends PluginCommandArgs[C]
  ? [args?: PluginCommandArgs[C]]
  : [args: PluginCommandArgs[C]];
