import type { PartnerSettings, PartnerSettingsPatch } from '@butterfly/contracts/referral_portal';
import { createSecretBox, type SecretBox } from '../../platform/auth/secret-box';
import type { Db } from '../../platform/db/db';
import { AppError } from '../../platform/http/app-error';
import type { Platform } from '../../platform/platform';
import { RecordTable } from '../../platform/records/record-table';
import { readAccount } from './partners/account-number';

const settings = new RecordTable<PartnerSettings>({
  name: 'referral_portal_settings',
  reads: { id: true, agreement: true, landing_path: true, debtor_name: true, debtor_last4: true, version: true },
  writes: { agreement: 'text', landing_path: 'text', debtor_name: 'text', debtor_sealed: 'text', debtor_last4: 'text' },
});

/** The business's own side. */
export class SettingsService {
  readonly #box: SecretBox;

  constructor({ env }: Pick<Platform, 'env'>) {
    this.#box = createSecretBox(env.SESSION_SECRET, 'referral_portal.debtor');
  }

  read(db: Db): Promise<PartnerSettings> {
    return settings.theOne(db);
  }

  /** @throws AppError `invalid_input` */
  async update(db: Db, { patch, ifMatch }: { patch: PartnerSettingsPatch; ifMatch: string | undefined }): Promise<PartnerSettings> {
    const { debtor_iban, ...plain } = patch;
    const { id } = await settings.theOne(db);
    await settings.lockVersion(db, { id, ifMatch });
    return settings.patch(db, { id, changes: { ...plain, ...(debtor_iban !== undefined && this.#sealed(db, debtor_iban)) } });
  }

  /** The account that partners are paid from; null: nobody has said. */
  async debtor(db: Db): Promise<{ name: string; iban: string } | null> {
    const { debtor_name: name } = await settings.theOne(db);
    const [row] = await db.rows<{ debtor_sealed: string | null }>('select debtor_sealed from referral_portal_settings limit 1');
    const iban = row?.debtor_sealed ? this.#box.open(String(db.tenantId), row.debtor_sealed) : null;
    return iban === null || name === '' ? null : { name, iban };
  }

  #sealed(db: Db, typed: string): { debtor_sealed: string | null; debtor_last4: string } {
    if (typed === '') return { debtor_sealed: null, debtor_last4: '' };
    const read = readAccount({ country: typed.trim().slice(0, 2).toUpperCase(), account: typed });
    if (read?.kind !== 'iban') throw new AppError('invalid_input', { fields: { debtor_iban: ['is no IBAN; please look at it again'] } });
    return { debtor_sealed: this.#box.seal(String(db.tenantId), read.number), debtor_last4: read.last4 };
  }
}
