import type { AttachedProposal } from '@butterfly/contracts/contract';
import type { Db } from '../../../platform/db/db';
import type { ContractApi, ContractedProposal } from '../api';
import { contracts, defaultTemplate, lockContract } from '../repository';
import type { DraftService } from './service';

/** The contract of what a client has accepted, in the transaction of the acceptance. */
export function draftsOfProposals(drafts: DraftService): Pick<ContractApi, 'draftForProposal'> {
  return {
    draftForProposal: async (db, accepted) => {
      const proposal = attached(accepted);
      const before = accepted.amends && (await contractOf(db, accepted.amends.proposal_id));
      if (before?.state === 'draft') {
        await lockContract(db, before.id);
        await contracts.patch(db, { id: before.id, changes: { proposal } });
        return { contract_id: before.id };
      }
      if (before?.state === 'completed') return { contract_id: (await drafts.amend(db, before.id, proposal)).id };
      const template = await defaultTemplate(db);
      if (!template) return { contract_id: null };
      const made = await drafts.create(db, { project_id: accepted.project_id, template_id: template.id }, proposal);
      return { contract_id: made.id };
    },
  };
}

function attached({ proposal_id, number, revision, currency, total_cents, snapshot_hash, payments }: ContractedProposal): AttachedProposal {
  return {
    ...{ proposal_id, number, revision, currency, total_cents, hash: snapshot_hash },
    payments: payments.map(({ label, due_on, amount_cents }) => ({ label, due_on, amount_cents })),
  };
}

/** The contract of a version that can still be gone on with: the draft, or the one all have signed and nothing amends. */
async function contractOf(db: Db, proposalId: number) {
  const [found] = await db.rows<{ id: number; state: 'completed' | 'draft' }>(
    `select id, state from contract_contract c where (proposal ->> 'proposal_id')::int = $1 and state in ('draft', 'completed')
       and not exists (select from contract_contract a where a.amends_id = c.id and a.state not in ('voided', 'declined')) order by id desc limit 1`,
    [proposalId],
  );
  return found;
}
