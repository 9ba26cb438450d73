import { CONSENT, newClause, newTemplate, type ContractDetail } from '@butterfly/contracts/contract';
import { addDays } from '@butterfly/contracts/days';
import type { DemoBuilder } from '../../../demo/demo-business';
import type { Platform } from '../../../platform/platform';
import { DraftService } from '../drafts/service';
import { library } from '../library/service';
import { clauses, templateList } from '../repository';
import { Sealer } from '../seal/sealer';
import { SigningService } from '../signing/service';
import { demoClauses, demoTemplates } from './demo-texts.data';

const SIGNED = 'Marlow & Okafor wedding';
const WAITING = 'Chen–Abbott wedding';
const nobody = async (): Promise<void> => undefined;

/** Templates, a contract that all have signed and one that waits. A business that has templates keeps what it has. */
export const builder: DemoBuilder = {
  order: 70,
  build: async ({ platform, business, today, projects }) => {
    const inBusiness = { tenantId: business.tenantId, memberId: null };
    const templateId = await platform.db.withTenant(inBusiness, async (db) => {
      if ([...(await templateList(db, false)), ...(await templateList(db, true))].length > 0) return null;
      const ids = new Map<string, number>();
      for (const [name, clause] of Object.entries(demoClauses)) ids.set(name, (await clauses.insert(db, newClause.parse(clause))).id);
      const made: number[] = [];
      for (const { title, body, clauses: names } of demoTemplates)
        made.push(
          (await library.create(db, newTemplate.parse({ title, body, clause_ids: names.flatMap((name) => ids.get(name) ?? []) }))).id,
        );
      return made[0] ?? null;
    });
    if (templateId === null) return;
    for (const [name, days] of [[SIGNED, -12] as const, [WAITING, -2] as const]) {
      const projectId = projects.get(name);
      const clock = () => new Date(`${addDays(today, days)}T15:04:00.000Z`);
      if (projectId !== undefined) await oneContract({ platform, inBusiness, templateId, projectId, clock, isSigned: name === SIGNED });
    }
  },
};

interface DemoContract {
  readonly platform: Platform;
  readonly inBusiness: { tenantId: number; memberId: null };
  readonly templateId: number;
  readonly projectId: number;
  readonly clock: () => Date;
  readonly isSigned: boolean;
}

/** Sent by the rules of the product, to nobody: the people of the demo get no mail. */
async function oneContract({ platform, inBusiness, templateId, projectId, clock, isSigned }: DemoContract): Promise<void> {
  const { api, db: database, documents, env, files, links } = platform;
  const drafts = new DraftService({ api, clock });
  const mail = { sendPersonal: nobody, sendBusiness: nobody };
  const fillers: Platform['fillers'] = () => [];
  const signing = new SigningService({ api, clock, fillers, links, mail, jobs: { send: nobody } }, drafts);
  const acting = { actor: { name: 'Iris Fern', ip: '', userAgent: '' }, site: 'https://butterfly.example' };
  const completed = await database.withTenant(inBusiness, async (db) => {
    const { id, filled, signers } = await drafts.create(db, { project_id: projectId, template_id: templateId });
    if (filled.missing.length > 0 || signers.some(({ role, email }) => role !== 'studio' && !email)) return null;
    await signing.send(db, { id, ...acting });
    if (!isSigned) return null;
    const { document_sha256: hash } = await drafts.detail(db, id);
    for (const signer of signers)
      await signing.sign(db, { id, signerId: signer.id, way: 'in_person', ...acting, signature: typed(signer, hash) });
    return id;
  });
  if (completed !== null)
    await new Sealer({ clock, db: database, documents, env, files, mail }, drafts).seal({ tenantId: inBusiness.tenantId, id: completed });
}

const typed = ({ name }: ContractDetail['signers'][number], hash: string | null) =>
  ({ kind: 'typed', name, picture: null, consent: true, consent_version: CONSENT.version, document_sha256: hash ?? '' }) as const;
