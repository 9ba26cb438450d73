import { test as base } from '../../fixtures';
import { startServer, type RunningSuite } from '../running-suite';
import { publishBuilt, release, unreleased, type TinyRemote } from './many-remotes';
import { Registry } from './registry';

/** A server of its own on which every plugin of the suite has a release: the built ones, the others of a few lines. */
export interface ManySuite extends RunningSuite {
  readonly registry: Registry;
  /** The plugins of a few lines, at 1.0.0, in the order of the catalogue. */
  readonly tiny: readonly TinyRemote[];
}

export const test = base.extend<object, { many: ManySuite }>({
  many: [
    async ({}, use) => {
      const suite = await startMany();
      await use(suite);
      await suite.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ many }, use) => {
    await use(many.url);
  },
});

async function startMany(): Promise<ManySuite> {
  const server = await startServer((suite) => publishBuilt(new Registry(suite)));
  try {
    const registry = new Registry(server);
    const tiny = await unreleased(server, await adminCookie(server.url));
    for (const remote of tiny) await release(registry, remote, '1.0.0');
    return { ...server, registry, tiny };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function adminCookie(url: string): Promise<string> {
  const check = await fetch(`${url}/api/auth_and_admin/check/`);
  const csrf = /csrftoken=([^;]+)/.exec(check.headers.getSetCookie().join(';'))?.[1] ?? '';
  const answer = await fetch(`${url}/api/auth_and_admin/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'X-CSRFToken': csrf, cookie: `csrftoken=${csrf}` },
    body: JSON.stringify({ email: 'admin@fern-thistle.example', password: process.env['DEMO_PASSWORD'] ?? 'butterfly-demo' }),
  });
  if (!answer.ok) throw new Error(`Signing in failed: ${answer.status} ${await answer.text()}`);
  return answer.headers.getSetCookie().map((one) => one.split(';')[0]).join('; ');
}
