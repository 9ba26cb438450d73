import { runCommand } from './run-command';

const node = (script: string, limitMinutes?: number) =>
  runCommand(process.execPath, ['-e', script], {
    cwd: process.cwd(),
    quiet: true,
    ...(limitMinutes === undefined ? {} : { limitMinutes }),
  });

describe('a command with a limit of time', () => {
  it('is ended when it takes longer, with what it has started, and what it had said is kept', async () => {
    // The inner process holds the output open: the command is not over before it is gone too.
    const { code, output, isLate } = await node(
      `
      require('node:child_process').spawn(process.execPath, ['-e', 'console.log("inner"); setInterval(() => {}, 1000)'], { stdio: 'inherit' });
      setInterval(() => {}, 1000);`,
      0.1,
    );
    expect([code === 0, isLate, output]).toEqual([false, true, 'inner\n']);
  }, 30_000);

  it('is left alone when it ends before', async () => {
    expect(await node(`console.log('done')`, 1)).toEqual({ code: 0, output: 'done\n', isLate: false });
  });
});
