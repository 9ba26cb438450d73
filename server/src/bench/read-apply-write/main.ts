import { buildApp } from '../../app';
import { readEnvironment } from '../../platform/environment';
import { plainBoards } from './plain-boards.module';

/** The product's server with the other way to keep a board beside its own, for `pnpm bench api`. */
const env = readEnvironment(process.env);
const running = await buildApp({ env, extraModules: [plainBoards] });
process.once('SIGTERM', () => void running.stop().then(() => process.exit(0)));
await running.app.listen({ port: env.PORT, host: env.HOST });
