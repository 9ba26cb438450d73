import type { ProposalRow } from '@butterfly/contracts/proposal_and_invoice';
import type { ClientDocument, ClientDocuments, ClientPaper } from '../../platform/clients/client-documents';
import type { Db } from '../../platform/db/db';
import { proposalPage } from './repository';
import type { ProposalSending } from './sending';

const STATES = { sent: 'todo', viewed: 'todo', accepted: 'done', declined: 'over', expired: 'over' } as const;
type Shown = ProposalRow & { readonly status: keyof typeof STATES };

/** Proposals of a project as its clients see them: of each number the newest version that was sent, and what was accepted. */
export function proposalsForClients(
  sending: Pick<ProposalSending, 'address'>,
  paperOf: (db: Db, id: number) => Promise<ClientPaper | null>,
): ClientDocuments {
  return {
    plugin: 'proposal_and_invoice',
    sections: [
      {
        section: 'proposals',
        list: async (db, { projectId }) => (await sentOf(db, projectId)).map(shown),
        open: async (db, { projectId, key }) => {
          const found = (await sentOf(db, projectId)).find(({ id }) => String(id) === key);
          return found ? (await sending.address(db, found.id)).path : null;
        },
        paper: async (db, { projectId, key }) => {
          const found = (await sentOf(db, projectId)).find(({ id }) => String(id) === key);
          return found ? paperOf(db, found.id) : null;
        },
      },
    ],
  };
}

async function sentOf(db: Db, project: number): Promise<Shown[]> {
  const { results } = await proposalPage(db, { project, page: 1, page_size: 50, ordering: '-revision' });
  const sent = results.filter((row): row is Shown => row.status in STATES);
  // What was agreed last is still to be read while a change of it waits for an answer.
  return sent.filter((row) => isNewest(row, sent) || (row.status === 'accepted' && isNewest(row, agreedOf(sent))));
}

const isNewest = ({ number, revision }: Shown, among: readonly Shown[]): boolean =>
  !among.some((other) => other.number === number && other.revision > revision);

const agreedOf = (sent: readonly Shown[]): Shown[] => sent.filter(({ status }) => status === 'accepted');

function shown({ id, title, number, status, sent_at, expires_on, total_cents: cents, currency }: Shown): ClientDocument {
  const state = STATES[status];
  return {
    ...{ key: String(id), title, number, state, since: sent_at, progress_bps: null, opens: true },
    due_on: state === 'todo' ? expires_on : null,
    money: { cents, open_cents: 0, currency },
  };
}
