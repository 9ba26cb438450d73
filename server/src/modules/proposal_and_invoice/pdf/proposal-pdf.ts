import path from 'node:path';
import type { SharedProposal } from '@butterfly/contracts/proposal_and_invoice';
import type { ClientPaper } from '../../../platform/clients/client-documents';
import type { Db } from '../../../platform/db/db';
import type { Bytes, Call } from '../../../platform/define-module';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import type { ProposalDoor } from '../acceptance/door';
import { PROPOSAL_LINK } from '../proposal-link';
import type { ProposalPhotos } from '../photos/service';
import type { ProposalService } from '../service';
import type { ChangeOnPaper } from './change-paper';
import type { ProposalOnPaper } from './proposal-paper';

const TEMPLATE = path.join(import.meta.dirname, 'proposal-paper.ts');
const CHANGE = path.join(import.meta.dirname, 'change-paper.ts');

/** Lays a proposal out beside the event loop; the same proposal is the same file, byte for byte. Never inside a transaction. */
export async function proposalPdf(documents: Platform['documents'], paper: ProposalOnPaper): Promise<Bytes> {
  const { number, revision } = paper.shown;
  return pdf(await documents.render(TEMPLATE, paper), `${number}-${revision}`);
}

/** As `proposalPdf`, of a change to what was accepted: only what differs. */
export async function changePdf(documents: Platform['documents'], { shown, was, locale, language, accent }: ChangeOnPaper): Promise<Bytes> {
  const { number, revision } = shown;
  return pdf(await documents.render(CHANGE, { shown, was, locale, language, accent }), `${number}-${revision}-change`);
}

const pdf = (bytes: Buffer, name: string): Bytes => ({
  kind: 'bytes',
  bytes,
  type: 'application/pdf',
  headers: { 'content-disposition': `inline; filename="${name}.pdf"`, 'cache-control': 'private, no-store' },
});

interface SharedPaper {
  readonly platform: Pick<Platform, 'documents' | 'linkDoor'>;
  readonly service: ProposalService;
  readonly photos: ProposalPhotos;
  readonly call: { readonly token: string } & Pick<Call, 'headers' | 'ip'>;
  readonly isWhole: boolean;
  readonly shared: SharedProposal;
}

interface ClientPaperOf {
  readonly platform: Pick<Platform, 'documents'>;
  readonly service: Pick<ProposalService, 'onPaper'>;
  readonly photos: Pick<ProposalPhotos, 'onPaper' | 'read'>;
  readonly door: Pick<ProposalDoor, 'pageOf'>;
  readonly id: number;
}

/** What a link shows, on paper. @throws AppError `proposal_and_invoice.not_shown` where it shows no proposal any more */
export async function sharedProposalPdf({ platform, service, photos, call, isWhole, shared }: SharedPaper): Promise<Bytes> {
  if (!('proposal' in shared)) throw new AppError('proposal_and_invoice.not_shown');
  const { tenantId, paper, pictures } = await platform.linkDoor.visit({ kind: PROPOSAL_LINK, ...call }, async (db) => ({
    tenantId: db.tenantId,
    paper: await service.onPaper(db, shared.proposal),
    pictures: await photos.onPaper(db, shared.proposal),
  }));
  const { locale, language } = shared;
  const was = shared.state === 'open' && !isWhole ? shared.was : null;
  if (was) return changePdf(platform.documents, { ...paper, was, locale, language });
  return proposalPdf(platform.documents, { ...paper, locale, language, pictures: await photos.read(tenantId, pictures) });
}

/** What clients see of a proposal, as a file for them to keep; null where they see none any more. */
export async function clientPaper(db: Db, { platform, service, photos, door, id }: ClientPaperOf): Promise<ClientPaper | null> {
  const page = await door.pageOf(db, id);
  if (!('proposal' in page)) return null;
  const { tenantId } = db;
  const { locale, language } = page;
  const { number, revision } = page.proposal;
  const [paper, pictures] = [await service.onPaper(db, page.proposal), await photos.onPaper(db, page.proposal)];
  return {
    name: `${number}-${revision}.pdf`,
    bytes: async () => platform.documents.render(TEMPLATE, { ...paper, locale, language, pictures: await photos.read(tenantId, pictures) }),
  };
}
