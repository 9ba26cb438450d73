import path from 'node:path';
import { happened } from '@butterfly/contracts/contract';
import type { Mailer } from '../../../platform/mail/mailer';
import type { Platform } from '../../../platform/platform';
import { filledOf, type DraftService } from '../drafts/service';
import { sha256 } from '../evidence/chain';
import { appendEvent, shownEvents, storedEvents } from '../evidence/repository';
import { contracts, lockContract, signerSecrets } from '../repository';
import { copyMail } from '../signing/mails';
import { installationKey } from './installation-key';
import { sealPdf } from './pdf-seal';
import type { SignedPaper } from './signed-paper';

const TEMPLATE = path.join(import.meta.dirname, 'signed-paper.ts');
const SYSTEM = { name: 'Butterfly', ip: '', userAgent: '' };
const ACCENT = '#6a5acd';

type Parts = Pick<Platform, 'clock' | 'db' | 'documents' | 'env' | 'files'> & {
  readonly mail: Pick<Mailer, 'sendBusiness'>;
  readonly log?: Platform['log'];
};

/** Makes the document of a contract that all have signed, once, and gives everybody their copy. Opens its own transactions. */
export class Sealer {
  constructor(
    private readonly platform: Parts,
    private readonly drafts: DraftService,
  ) {}

  /** For who has just signed: their signature is given whether the document can be made now or not. The job makes it later. */
  async sealNowOrLater(what: { tenantId: number; id: number }): Promise<void> {
    try {
      await this.seal(what);
    } catch (error) {
      this.platform.log?.error({ err: error, contract: what.id }, 'the signed document could not be made; the job tries again');
    }
  }

  /** Again does nothing. */
  async seal({ tenantId, id }: { tenantId: number; id: number }): Promise<void> {
    const { db, documents, env, files } = this.platform;
    const inBusiness = { tenantId, memberId: null };
    const paper = await db.withTenant(inBusiness, (tx) => this.#paper(tx, id));
    if (!paper) return;
    const key = await installationKey(env.DATA_DIR);
    const bytes = await sealPdf(await documents.render(TEMPLATE, paper), { key, business: paper.business, at: this.platform.clock() });
    const hash = sha256(bytes);
    const stored = await files.put(tenantId, bytes);
    await db.withTenant(inBusiness, async (tx) => {
      const contract = await lockContract(tx, id);
      if (contract.pdf_sha256 !== null) return;
      const file = await files.record(tx, stored, `${contract.title}.pdf`);
      await contracts.patch(tx, { id, changes: { pdf_file_id: file.id, pdf_sha256: hash } });
      await appendEvent(tx, { contractId: id, type: 'sealed', at: this.platform.clock(), actor: SYSTEM, details: { pdf_sha256: hash } });
      const { tenant } = await this.drafts.facts(tx, contract.project_id);
      const names = new Map(contract.signers.flatMap(({ email, name }) => (email ? [[email, name] as const] : [])));
      const about = { tenant, projectId: contract.project_id, title: contract.title, fileId: file.id };
      for (const [to, name] of names) await this.platform.mail.sendBusiness(tx, copyMail({ ...about, to, name }));
    });
  }

  async #paper(tx: Parameters<Parameters<Parts['db']['withTenant']>[1]>[0], id: number): Promise<SignedPaper | null> {
    const contract = await contracts.find(tx, id);
    if (!contract || contract.pdf_sha256 !== null || contract.completed_at === null) return null;
    const facts = await this.drafts.facts(tx, contract.project_id);
    const { body, clauses } = filledOf(contract, facts);
    const { name: business, brand, locale, tz } = facts.tenant;
    const { document_sha256, signers, title } = contract;
    const signed = await signerSecrets(tx, id);
    return {
      business,
      accent: brand.primary ?? ACCENT,
      locale,
      tz,
      body,
      clauses,
      happened,
      contract: { id, document_sha256, signers, title },
      signatures: Object.fromEntries(signed.flatMap((signer) => (signer.signature ? [[String(signer.id), signer.signature]] : []))),
      events: shownEvents(await storedEvents(tx, id)),
    };
  }
}
