import type { Evidence } from '@butterfly/contracts/contract';
import type { Db } from '../../../platform/db/db';
import { canonicalJson, nextHash, type StoredEvent } from './chain';

/** Who did something, and from where. */
export interface Actor {
  readonly name: string;
  readonly ip: string;
  readonly userAgent: string;
}

export interface Happening {
  readonly contractId: number;
  readonly type: string;
  readonly at: Date;
  readonly actor: Actor;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Writes the next line of evidence. The caller holds the contract's row, so that lines follow each other. */
export async function appendEvent(db: Db, { contractId, type, at, actor, details = {} }: Happening): Promise<void> {
  const [chain] = await db.rows<{ chain_length: number; chain_head: string }>(
    'select chain_length, chain_head from contract_contract where id = $1',
    [contractId],
  );
  const seq = (chain?.chain_length ?? 0) + 1;
  const { name, ip, userAgent } = actor;
  const body = canonicalJson({ contract: contractId, seq, type, at: at.toISOString(), actor: name, ip, user_agent: userAgent, details });
  const hash = nextHash(chain?.chain_head ?? '', body);
  await db.rows('insert into contract_event (contract_id, seq, body, hash) values ($1, $2, $3, $4)', [contractId, seq, body, hash]);
  await db.rows('update contract_contract set chain_length = $2, chain_head = $3 where id = $1', [contractId, seq, hash]);
}

/** The first first. */
export function storedEvents(db: Db, contractId: number): Promise<StoredEvent[]> {
  return db.rows('select seq, body, hash from contract_event where contract_id = $1 order by seq', [contractId]);
}

interface WrittenEvent {
  readonly type: string;
  readonly at: string;
  readonly actor: string;
  readonly ip: string;
  readonly user_agent: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** Null: the line cannot be read any more. */
export function readEvent({ body }: Pick<StoredEvent, 'body'>): WrittenEvent | null {
  try {
    return JSON.parse(body) as WrittenEvent;
  } catch {
    return null;
  }
}

/** Lines as pages show them; one that cannot be read says so. */
export function shownEvents(events: readonly StoredEvent[]): Evidence[] {
  return events.map((event) => {
    const { type, at, actor, ip, details } = readEvent(event) ?? {
      type: 'unreadable',
      at: new Date(0).toISOString(),
      actor: '',
      ip: '',
      details: {},
    };
    return { seq: event.seq, hash: event.hash, type, at, actor, ip, details: { ...details } };
  });
}
