import { createCommands } from './commands';

const command = { id: 'moodboard.open', title: 'Open the board', run: './open', when: { plugin: 'moodboard' }, confirm: 'Really?' };

/** The commands of one plugin whose code is this module. */
function commandsOf(module: unknown, { agrees = true, may = true } = {}) {
  const letGo = jest.fn();
  const parts = {
    bootStore: {
      getState: () => ({
        boot: { plugins: [{ id: 'moodboard', commands: [command] }] },
        permissions: { record: { plugins: may ? ['moodboard'] : [], features: [], is_admin: false } },
      }),
    },
    loader: { ready: async () => ({ bindings: { './open': () => module } }) },
    scopes: { hold: () => letGo, of: () => ({ context: 'its context' }) },
    questions: { ask: async () => agrees },
  } as unknown as Parameters<typeof createCommands>[0];
  return { commands: createCommands(parts), letGo };
}

describe('a command of a plugin', () => {
  it('runs what its code exports, with its context, and lets the plugin go', async () => {
    const run = jest.fn(() => 'done');
    const { commands, letGo } = commandsOf({ run });
    expect(await commands.run('moodboard.open', { board: 7 })).toBe('done');
    expect(run).toHaveBeenCalledWith('its context', { board: 7 });
    expect(letGo).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['exports nothing of that name', {}],
    ['exports something that cannot be run', { run: 7 }],
    ['is nothing', null],
    ['is no module', 'run'],
  ])('says so where its code %s, and lets the plugin go', async (_what, module) => {
    const { commands, letGo } = commandsOf(module);
    await expect(commands.run('moodboard.open')).rejects.toThrow('The code of the command "moodboard.open" exports no "run".');
    expect(letGo).toHaveBeenCalledTimes(1);
  });

  it('does nothing where a person does not agree, and is none for who may not use the plugin, nor of another name', async () => {
    const run = jest.fn();
    expect(await commandsOf({ run }, { agrees: false }).commands.run('moodboard.open')).toBeUndefined();
    expect(run).not.toHaveBeenCalled();
    await expect(commandsOf({ run }, { may: false }).commands.run('moodboard.open')).rejects.toThrow(
      'There is no command "moodboard.open"',
    );
    expect([
      commandsOf({ run }, { may: false }).commands.available('moodboard.open'),
      commandsOf({ run }).commands.available('moodboard.open'),
    ]).toEqual([false, true]);
    await expect(commandsOf({ run }).commands.run('moodboard.close')).rejects.toThrow('There is no command "moodboard.close"');
  });
});
