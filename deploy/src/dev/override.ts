import type { IssuedTicket, OverrideTicket, ReleaseRecord } from '@butterfly/contracts/plugins';
import { paths } from '@butterfly/contracts/plugins/paths';
import { CliError } from '../cli-error';
import { MemberSession } from './member-session';

const addressOf = (path: string): string => path.split(' ')[1] ?? '';

/** A running override: what this machine builds is what one person gets. */
export interface Override {
  readonly info: Pick<OverrideTicket, 'ends_at'> | null;
  announce(record: ReleaseRecord): Promise<void>;
  end(): Promise<void>;
}

interface Wanted {
  readonly url: string;
  readonly plugin: string;
  readonly origin: string;
  readonly person: { readonly email: string; readonly password: string };
}

/** Signs in and issues a ticket for oneself; it is ended when the developer stops. */
export async function issueOverride({ url, plugin, origin, person }: Wanted): Promise<Override> {
  const session = await MemberSession.open(url, person);
  const issued = await session.send<IssuedTicket>('POST', addressOf(paths.issueOverride), {
    plugin,
    origin,
    hours: 8,
    reason: 'butterfly dev',
  });
  const end = async () => void (await session.send('POST', addressOf(paths.revokeOverride).replace(':id', String(issued.id))));
  return { ...withTicket(url, issued.ticket), info: issued, end };
}

/** Uses a ticket that an administrator has handed out; it runs until its time is over or the administrator ends it. */
export function withTicket(url: string, ticket: string): Override {
  return {
    info: null,
    announce: async (release) => {
      const answer = await fetch(url + addressOf(paths.announceBuild), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ticket, release }),
      });
      if (answer.ok) return;
      const { error, list } = (await answer.json().catch(() => ({}))) as { error?: string; list?: string[] };
      throw new CliError([error ?? `The server answered ${answer.status}.`, ...(list ?? []).map((line) => `  - ${line}`)].join('\n'));
    },
    end: async () => undefined,
  };
}
