import type { NewWish, Portal, Wish } from '@butterfly/contracts/client_portal';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import type { ClientRequest } from '../../client_requests/api';
import type { StoredPerson } from '../repository';
import type { PortalDoor, Visiting } from './door';

type OneWish = Visiting & { readonly params: { readonly wishId: number } };

/** The same words of the same person within so long are the same wish: a button was pressed twice, or an answer was lost. */
const SAME_MS = 5 * 60_000;

const STATES: Readonly<Record<ClientRequest['status'], Wish['state']>> = {
  new: 'received',
  acknowledged: 'received',
  in_progress: 'in_work',
  waiting_client: 'asks',
  approved: 'agreed',
  applied: 'done',
  closed: 'done',
  declined: 'declined',
};

/** What clients ask for in their portal: the requests of the project, with their prices only for who sees the budget. */
export class PortalWishes {
  constructor(
    private readonly platform: Pick<Platform, 'api' | 'clock'>,
    private readonly door: Pick<PortalDoor, 'inSection'>,
  ) {}

  list(call: Visiting): Promise<{ results: Wish[] }> {
    return this.#within(call, async (db, { person }) => ({
      results: (await this.#requests().ofProject(db, person.project_id)).map((request) => shown(request, person)),
    }));
  }

  send(call: Visiting, wish: NewWish): Promise<Wish> {
    return this.#within(call, async (db, { person, portal }) => {
      assertLive(portal);
      const { project_id: projectId, name } = person;
      const since = this.platform.clock().getTime() - SAME_MS;
      const again = (await this.#requests().ofProject(db, projectId)).find(
        ({ asked_by, title, body, created_at }) =>
          asked_by === name && title === wish.title && body === wish.body && Date.parse(created_at) >= since,
      );
      if (again) return shown(again, person);
      return shown(await this.#requests().open(db, { projectId, name, source: 'portal', ...wish }), person);
    });
  }

  answer(call: OneWish, body: string): Promise<Wish> {
    return this.#within(call, async (db, { person, portal }) => {
      assertLive(portal);
      return shown(await this.#requests().answer(db, { ...of(call, person), body }), person);
    });
  }

  approve(call: OneWish, seen: string): Promise<Wish> {
    return this.#within(call, async (db, { person, portal }) => {
      assertMayDecide(portal, person);
      return shown(await this.#requests().approve(db, { ...of(call, person), seen }), person);
    });
  }

  decline(call: OneWish, reason: string): Promise<Wish> {
    return this.#within(call, async (db, { person, portal }) => {
      assertMayDecide(portal, person);
      return shown(await this.#requests().decline(db, { ...of(call, person), reason }), person);
    });
  }

  #requests() {
    return this.platform.api('client_requests');
  }

  #within<T>(call: Visiting, work: (db: Db, visit: { person: StoredPerson; portal: Portal }) => Promise<T>): Promise<T> {
    return this.door.inSection(call, 'requests', work);
  }
}

const of = ({ params }: OneWish, { project_id: projectId, name }: StoredPerson) => ({ projectId, id: params.wishId, name });

function assertLive({ state }: Portal): void {
  if (state === 'closed') throw new AppError('client_portal.closed');
}

/** A price is agreed to by who sees prices, and has shown that the mailbox is theirs. */
function assertMayDecide(portal: Portal, { sees_money }: StoredPerson): void {
  assertLive(portal);
  if (!sees_money) throw new AppError('not_found');
  if (portal.needs_code) throw new AppError('client_portal.code_needed');
}

function shown({ status, quote, messages, may, ...request }: ClientRequest, { sees_money }: StoredPerson): Wish {
  const { id, number, type, title, body, asked_by, created_at, locked_from } = request;
  return {
    ...{ id, number, type, title, body, asked_by, created_at, locked_from },
    state: STATES[status],
    quote: sees_money && quote ? { ...quote, lines: [...quote.lines], parts: [...quote.parts] } : null,
    messages: messages.map(({ from, author, body: said, at }) => ({ from, author, body: said, at })),
    may: { answer: may.answer, decide: may.decide && sees_money },
  };
}
