import { isOpen, waitsFor, type Contract, type Signer } from '@butterfly/contracts/contract';
import type { ClientDocument, ClientDocuments, ClientPaper, ClientReader } from '../../../platform/clients/client-documents';
import type { Db } from '../../../platform/db/db';
import type { Files } from '../../../platform/files/files';
import { contractPage, contracts, type ContractRecord } from '../repository';
import type { SigningService } from './service';

/** Contracts of a project as somebody sees them who signs them. A draft is none, nor what took the place of another. */
export function contractsForClients(signing: Pick<SigningService, 'pathOf'>, files: Pick<Files, 'find' | 'open'>): ClientDocuments {
  return {
    plugin: 'contract',
    sections: [
      {
        section: 'contract',
        list: async (db, reader) => (await sentTo(db, reader)).map(({ contract, me }) => shown(contract, me)),
        open: async (db, { key, ...reader }) => {
          const found = (await sentTo(db, reader)).find(({ contract }) => String(contract.id) === key);
          return found ? signing.pathOf(db, { id: found.contract.id, signerId: found.me.id }) : null;
        },
        paper: async (db, { key, ...reader }) => {
          const found = (await sentTo(db, reader)).find(({ contract }) => String(contract.id) === key);
          return found ? sealedPaper(db, { ...found, files }) : null;
        },
      },
    ],
  };
}

/** The sealed document, for who has signed it. */
async function sealedPaper(
  db: Db,
  { contract, me, files }: { contract: ContractRecord; me: Signer; files: Pick<Files, 'find' | 'open'> },
): Promise<ClientPaper | null> {
  const file = contract.pdf_file_id === null || me.state !== 'signed' ? undefined : await files.find(db, contract.pdf_file_id);
  const { tenantId } = db;
  return file ? { name: file.name, bytes: () => files.open(tenantId, file.hash) } : null;
}

async function sentTo(db: Db, { projectId, email }: ClientReader): Promise<{ contract: ContractRecord; me: Signer }[]> {
  const { results } = await contractPage(db, { project: projectId, page: 1, page_size: 50, ordering: '-updated_at' });
  const sent = results.filter(({ state }) => state !== 'draft' && state !== 'superseded' && state !== 'voided');
  const whole = await Promise.all(sent.map(({ id }) => contracts.read(db, id)));
  return whole.flatMap((contract) => {
    const me = contract.signers.find((signer) => signer.role !== 'studio' && signer.email?.toLowerCase() === email.toLowerCase());
    return me ? [{ contract, me }] : [];
  });
}

function shown(contract: Contract, me: Signer): ClientDocument {
  const { id, title, sent_at, expires_at } = contract;
  const state = stateFor(contract, me);
  return {
    ...{ key: String(id), title, number: null, since: sent_at, due_on: expires_at?.slice(0, 10) ?? null, money: null, progress_bps: null },
    ...{ state, opens: state !== 'over' },
  };
}

function stateFor(contract: Contract, me: Signer): ClientDocument['state'] {
  if (contract.state === 'completed') return 'done';
  if (!isOpen(contract.state)) return 'over';
  const isMine = me.state !== 'signed' && me.state !== 'declined' && waitsFor(contract, me).length === 0;
  return isMine ? 'todo' : 'waiting';
}
