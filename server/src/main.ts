import { buildApp, type RunningApp } from './app';
import { seedDemo } from './demo/seed-demo';
import { readEnvironment, type Environment } from './platform/environment';
import { operatorMail } from './platform/mail/operator-mail';

const STOP_WITHIN_MS = 10_000;

/** Starts the server and stays until a signal ends it. */
async function main(): Promise<void> {
  const env = readEnvironment(process.env);
  const running = await buildApp({
    env,
    takePersonalMail: env.LINKS_ON_CONSOLE ? operatorMail((line) => process.stdout.write(line)) : undefined,
  });
  stopOnSignal(running);
  if (env.SEED_DEMO) await seedDemo(running.platform);
  const address = await running.app.listen({ port: env.PORT, host: env.HOST });
  running.app.log.info({ address, engine: running.database.engine, version: running.database.version }, 'the server answers');
  if (!running.platform.mail.reachesPeople)
    running.app.log.warn('no mail server is configured (SMTP_URL): nobody gets password links or invitations');
  tellParent(env, running);
}

/** Stops taking connections, finishes requests, closes sockets, jobs and the database; never longer than ten seconds. */
function stopOnSignal({ app, stop }: RunningApp): void {
  let stopping = false;
  const end = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    app.log.info({ signal }, 'the server stops');
    const forced = setTimeout(() => {
      app.log.fatal('stopping took too long');
      process.exit(1);
    }, STOP_WITHIN_MS);
    forced.unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.fatal({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}

/** A parent process (start script, tests) learns the port, which the system may have chosen. */
function tellParent({ PORT }: Environment, { app }: RunningApp): void {
  const address = app.server.address();
  process.send?.({ kind: 'listening', port: typeof address === 'object' && address ? address.port : PORT });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
