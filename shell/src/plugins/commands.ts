import { holds, type BootPlugin, type CommandContribution } from '@butterfly/contracts/plugins';
import type { PluginContext } from '@butterfly/plugin-sdk';
import type { BootStore } from '../boot/boot-store';
import { whenFacts } from '../boot/when-facts';
import type { Questions } from '../ui/questions';
import type { PluginLoader } from './loading/plugin-loader';
import type { PluginScopes } from './plugin-scopes';
import { limited } from './loading/release-attempts';

/** Commands of all plugins. A command loads its plugin when it is run. */
export interface Commands {
  available(id: string): boolean;
  run(id: string, args?: unknown): Promise<unknown>;
}

interface CommandParts {
  readonly bootStore: BootStore;
  readonly loader: PluginLoader;
  readonly scopes: PluginScopes;
  readonly questions: Questions;
}

export function createCommands({ bootStore, loader, scopes, questions }: CommandParts): Commands {
  function find(id: string): { plugin: BootPlugin; command: CommandContribution } | null {
    const { boot, permissions } = bootStore.getState();
    for (const plugin of boot.plugins) {
      const command = plugin.commands.find((one) => one.id === id);
      if (command && holds(command.when, whenFacts(boot, permissions.record))) return { plugin, command };
    }
    return null;
  }

  async function run(id: string, args?: unknown): Promise<unknown> {
    const found = find(id);
    if (!found) throw new Error(`There is no command "${id}" for this person.`);
    const { plugin, command } = found;
    if (command.confirm && !(await questions.ask({ title: command.title, text: command.confirm, ok: 'Continue' }))) return undefined;
    const letGo = scopes.hold(plugin);
    try {
      const code = await loader.ready(plugin);
      const module: unknown = await limited(Promise.resolve(code.bindings[command.run]?.()));
      return await runOf(module, id)(scopes.of(plugin).context, args);
    } finally {
      letGo();
    }
  }

  return { available: (id) => find(id) !== null, run };
}

function runOf(module: unknown, id: string): (context: PluginContext, args: unknown) => unknown {
  if (typeof module === 'object' && module !== null && 'run' in module && typeof module.run === 'function') {
    return module.run as (context: PluginContext, args: unknown) => unknown;
  }
  throw new Error(`The code of the command "${id}" exports no "run".`);
}
