import type { NewContract, Contract, ContractPatch } from '@butterfly/contracts/contract';
import type { Db } from '../../platform/db/db';
import { AppError } from '../../platform/http/app-error';
import type { Platform } from '../../platform/platform';
import { contracts } from './repository';

/** The rules of contracts. Knows no HTTP; every method runs in the transaction it is given. */
export class ContractService {
  readonly #api: Platform['api'];

  constructor({ api }: Pick<Platform, 'api'>) {
    this.#api = api;
  }

  async create(db: Db, input: NewContract): Promise<Contract> {
    const made = await contracts.insert(db, input);
    await this.#records().record(db, { subject_type: 'contract', subject_id: made.id, kind: 'created' });
    db.emit('contract.contract.created@1', { contract_id: made.id });
    return made;
  }

  async update(db: Db, { id, patch, ifMatch }: { id: number; patch: ContractPatch; ifMatch: string | undefined }): Promise<Contract> {
    const before = await contracts.lockVersion(db, { id, ifMatch });
    if (before.archived_at) throw new AppError('contract.contract_archived');
    const saved = await contracts.patch(db, { id, changes: patch });
    await this.#records().recordChanges(db, { subject_type: 'contract', subject_id: id, before, after: saved, fields: Object.keys(patch) });
    return saved;
  }

  async setArchived(db: Db, { id, archived }: { id: number; archived: boolean }): Promise<Contract> {
    const changed = await contracts.mark(db, { ids: [id], column: 'archived_at', on: archived });
    if (changed.length > 0)
      await this.#records().record(db, { subject_type: 'contract', subject_id: id, kind: archived ? 'archived' : 'unarchived' });
    if (changed.length > 0 && archived) db.emit('contract.contract.archived@1', { contract_id: id });
    return contracts.read(db, id);
  }

  #records() {
    return this.#api('records').of('contract');
  }
}
