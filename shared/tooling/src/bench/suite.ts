import { startSuite as start } from '../../../../e2e/support/filled-suite';
import type { RunningSuite } from '../../../../e2e/support/running-suite';
import { repositoryRoot } from '../process/repository';
import { runCommand } from '../process/run-command';

interface BenchSuite extends RunningSuite {
  /** Session cookies of a demo member. */
  signIn(email: string): Promise<{ name: string; value: string }[]>;
}

/** Builds what has changed and starts a suite with the demo tenants. */
export async function startSuite(settings: Readonly<Record<string, string>> = {}): Promise<BenchSuite> {
  const built = await runCommand(process.execPath, ['--import', 'tsx', 'deploy/src/main.ts', 'build'], { cwd: repositoryRoot });
  if (built.code !== 0) throw new Error('The build failed.');
  const suite = await start(settings);
  return { ...suite, signIn: (email) => signIn(suite.url, email) };
}

/** Session cookies of a demo member. */
export async function signIn(url: string, email: string): Promise<{ name: string; value: string }[]> {
  const jar = new Map<string, string>();
  const remember = (answer: Response) => {
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
  };
  remember(await fetch(`${url}/api/auth_and_admin/check/`));
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${url}/api/auth_and_admin/login/`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'x-csrftoken': jar.get('csrftoken') ?? '' },
    body: JSON.stringify({ email, password: process.env['DEMO_PASSWORD'] ?? 'butterfly-demo' }),
  });
  if (!answer.ok) throw new Error(`Signing in failed: ${answer.status} ${await answer.text()}`);
  remember(answer);
  return [...jar].map(([name, value]) => ({ name, value }));
}
