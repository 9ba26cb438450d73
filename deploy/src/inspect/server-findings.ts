import type { Connection } from '../connection';
import { RegistryClient } from '../registry-client';
import type { Finding } from './build-findings';
import { reasonsAgainst } from './fits-shell';

const CLOCK_SECONDS = 30;

/** Whether a server answers, keeps the right time, has a strict policy, knows the token, and whether all that is stable fits its shell. */
export async function serverFindings(connection: Connection): Promise<Finding[]> {
  const answer = await fetch(`${connection.url}/login`).catch(() => null);
  if (!answer) return [{ fine: false, rule: 'server-health', text: `No server answers at ${connection.url}.` }];
  return [
    health(await fetch(`${connection.url}/api/health/`)),
    clock(answer),
    policy(answer),
    ...(await stableFindings(new RegistryClient(connection))),
  ];
}

function health(answer: Response): Finding {
  return {
    fine: answer.ok,
    rule: 'server-health',
    text: answer.ok ? 'The server and its database answer.' : `The server is not well: /api/health/ answers ${answer.status}.`,
  };
}

function clock(answer: Response): Finding {
  const apart = Math.abs(Date.now() - Date.parse(answer.headers.get('date') ?? '')) / 1000;
  return {
    fine: apart <= CLOCK_SECONDS,
    rule: 'server-clock',
    text:
      apart <= CLOCK_SECONDS
        ? 'The clocks agree.'
        : `The clocks are ${Math.round(apart)} s apart: sessions and tickets will end at odd times.`,
  };
}

function policy(answer: Response): Finding {
  const text = answer.headers.get('content-security-policy') ?? '';
  const fine = text.includes('script-src') && !/script-src[^;]*unsafe-(eval|inline)/.test(text);
  return {
    fine,
    rule: 'server-policy',
    text: fine
      ? 'Pages have a strict content security policy.'
      : 'Pages have no strict content security policy: does a proxy remove or replace the header?',
  };
}

async function stableFindings(registry: RegistryClient): Promise<Finding[]> {
  const stable = (await registry.channels()).filter(({ channel }) => channel === 'stable');
  const shell = stable.find(({ id }) => id === 'shell');
  if (!shell)
    return [{ fine: false, rule: 'does-not-fit', text: 'The token is right, but no shell has been released: run butterfly deliver.' }];
  const shellRecord = await registry.release(shell.release.release);
  const findings = await Promise.all(
    stable
      .filter(({ id }) => id !== 'shell')
      .map(
        async ({ id, release }): Promise<Finding[]> =>
          reasonsAgainst(await registry.release(release.release), shellRecord).map((reason) => ({
            fine: false,
            rule: 'does-not-fit',
            plugin: id,
            text: `${id} ${release.version} does not fit the shell: ${reason}`,
          })),
      ),
  );
  const misfits = findings.flat();
  return misfits.length > 0
    ? misfits
    : [
        {
          fine: true,
          rule: 'does-not-fit',
          text: `The token is right; all ${stable.length - 1} stable plugins fit shell ${shell.release.version}.`,
        },
      ];
}
