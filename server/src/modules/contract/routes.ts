import type { operations, Signature } from '@butterfly/contracts/contract';
import type { Db } from '../../platform/db/db';
import { reply, type Bytes, type Call, type Handlers } from '../../platform/define-module';
import { AppError } from '../../platform/http/app-error';
import { readCookie, SESSION_COOKIE } from '../../platform/http/cookies';
import { pageAnswer } from '../../platform/http/page-answer';
import { siteAddress } from '../../platform/http/requests/site-address';
import { liveReply, recordReply } from '../../platform/records/record-reply';
import type { Platform } from '../../platform/platform';
import { shown, type DraftService } from './drafts/service';
import { exhibitOf, verdictOf } from './evidence/verify';
import { shownEvents, storedEvents } from './evidence/repository';
import { library } from './library/service';
import { clauseList, clauses, contracts, templateList, templates } from './repository';
import type { Sealer } from './seal/sealer';
import type { SigningDoor } from './signing/public-page';
import { readableSignature } from './signing/readable-signature';
import type { SigningService } from './signing/service';

export interface ContractParts {
  readonly platform: Platform;
  readonly drafts: DraftService;
  readonly signing: SigningService;
  readonly sealer: Sealer;
  readonly door: SigningDoor;
}

type Asking = Pick<Call, 'headers' | 'ip'>;

/** Operation to service call. */
export function contractHandlers(parts: ContractParts): Handlers<typeof operations> {
  return { ...libraryHandlers(parts), ...draftHandlers(parts), ...sentHandlers(parts), ...publicHandlers(parts) };
}

function libraryHandlers({ drafts }: ContractParts) {
  return {
    listTemplates: ({ query, tx }) => tx((db) => templateList(db, query.archived === 'true')),
    createTemplate: async ({ body, tx }) => recordReply(await tx((db) => library.create(db, body)), 201),
    getTemplate: async ({ params, tx }) => recordReply(await tx((db) => templates.read(db, params.id))),
    updateTemplate: async ({ params, body, headers, tx }) =>
      recordReply(await tx((db) => library.update(db, { id: params.id, patch: body, ifMatch: headers['if-match'] }))),
    archiveTemplate: async ({ params, tx }) => recordReply(await tx((db) => library.setArchived(db, { id: params.id, archived: true }))),
    restoreTemplate: async ({ params, tx }) => recordReply(await tx((db) => library.setArchived(db, { id: params.id, archived: false }))),
    previewTemplate: ({ params, body, tx }) => tx((db) => drafts.preview(db, { templateId: params.id, projectId: body.project_id })),
    listClauses: ({ tx }) => tx(clauseList),
    createClause: async ({ body, tx }) => recordReply(await tx((db) => clauses.insert(db, body)), 201),
    archiveClause: async ({ params, tx }) => recordReply(await tx((db) => library.archiveClause(db, params.id))),
  } satisfies Partial<Handlers<typeof operations>>;
}

function draftHandlers({ drafts }: ContractParts) {
  return {
    listContracts: async ({ query, tx }) =>
      pageAnswer({ path: '/api/contract/contracts/', query, ...(await tx((db) => drafts.page(db, query))) }),
    createContract: async ({ body, tx }) => recordReply(await tx((db) => drafts.create(db, body)), 201),
    getContract: async ({ params, tx }) => liveReply(await tx((db) => drafts.detail(db, params.id))),
    updateContract: async ({ params, body, headers, tx }) =>
      liveReply(await tx((db) => drafts.update(db, { id: params.id, patch: body, ifMatch: headers['if-match'] }))),
    amendContract: async ({ params, tx }) => recordReply(await tx((db) => drafts.amend(db, params.id)), 201),
  } satisfies Partial<Handlers<typeof operations>>;
}

function sentHandlers({ platform, drafts, signing, sealer }: ContractParts) {
  const acting = async (db: Db, { headers, ip }: Asking) => ({
    actor: {
      name: (await platform.api('auth_and_admin').memberNames(db)).get(db.memberId ?? 0) ?? '',
      ip,
      userAgent: headers['user-agent'] ?? '',
    },
    site: siteAddress(platform.env, headers),
  });
  const sign = async (
    call: Asking & { readonly body: Signature; tx: Call['tx'] },
    who: { id: number; way: 'countersigned' | 'in_person'; signerId: number },
  ) => {
    const signature = await readableSignature(call.body);
    const { all, tenantId } = await call.tx(async (db) => ({
      all: await signing.sign(db, { ...who, signature, ...(await acting(db, call)) }),
      tenantId: db.tenantId,
    }));
    if (all) await sealer.sealNowOrLater({ tenantId, id: who.id });
    return liveReply(await call.tx(async (db) => shown(await contracts.read(db, who.id))));
  };
  return {
    sendContract: async (call) =>
      liveReply(
        await call.tx(async (db) => {
          await signing.send(db, { id: call.params.id, ...(await acting(db, call)) });
          return drafts.detail(db, call.params.id);
        }),
      ),
    remindSigners: (call) =>
      call.tx(async (db) => ({ reminded: await signing.remind(db, { id: call.params.id, ...(await acting(db, call)) }) })),
    voidContract: async (call) =>
      liveReply(
        await call.tx(async (db) => {
          const { actor } = await acting(db, call);
          await signing.void(db, { id: call.params.id, reason: call.body.reason, actor });
          return drafts.detail(db, call.params.id);
        }),
      ),
    // Who signs stands fast once a contract is sent.
    countersign: async (call) =>
      sign(call, { id: call.params.id, way: 'countersigned', signerId: await call.tx((db) => studioOf(db, call.params.id)) }),
    signHere: async (call) =>
      sign(call, { id: call.params.id, way: 'in_person', signerId: await call.tx((db) => guestOf(db, call.params)) }),
    signerAddress: ({ params, tx }) => tx(async (db) => ({ path: await signing.address(db, params) })),
    contractEvents: ({ params, tx }) =>
      tx(async (db) => {
        await contracts.read(db, params.id);
        return shownEvents(await storedEvents(db, params.id));
      }),
    verifyContract: async ({ params, tx }) => {
      const { exhibit, tenantId } = await tx(async (db) => ({
        exhibit: await exhibitOf(db, { id: params.id, files: platform.files }),
        tenantId: db.tenantId,
      }));
      return verdictOf(exhibit, exhibit.file ? await bytesOf(platform, tenantId, exhibit.file.hash) : null);
    },
    contractPdf: async ({ params, tx }) => {
      const { file, tenantId } = await tx((db) => fileOf(platform, db, params.id));
      return platform.files.download(tenantId, file, { inline: true });
    },
  } satisfies Partial<Handlers<typeof operations>>;
}

function publicHandlers({ platform, signing, sealer, door }: ContractParts) {
  const actingAs = (db: Db, { id, signerId }: { id: number; signerId: number }, { headers, ip }: Asking) =>
    contracts.read(db, id).then(({ signers }) => ({
      actor: { name: signers.find((one) => one.id === signerId)?.name ?? '', ip, userAgent: headers['user-agent'] ?? '' },
      site: siteAddress(platform.env, headers),
    }));
  /** The link is often the first address somebody opens: what the page sends needs a token of its own. */
  const cookie = ({ headers, session }: Pick<Call, 'headers'> & { session: Call['session'] | null }) =>
    platform.api('auth_and_admin').csrfCookie(session ? (readCookie(headers['cookie'], SESSION_COOKIE) ?? '') : '');
  return {
    openSigning: async (call) =>
      reply(await door.within(call, (db, place) => door.page(db, place)), {
        headers: { 'set-cookie': cookie(call), 'cache-control': 'no-store' },
      }),
    noteViewed: (call) =>
      door.within(call, async (db, place) => {
        const { actor } = await actingAs(db, place, call);
        await signing.viewed(db, { ...place, actor });
        return door.page(db, place);
      }),
    signByLink: async (call) => {
      const signature = await readableSignature(call.body);
      const done = await door.within(call, async (db, place) => {
        const by = await actingAs(db, place, call);
        return { all: await signing.sign(db, { ...place, ...by, signature, way: 'link' }), id: place.id, tenantId: db.tenantId };
      });
      if (done.all) await sealer.sealNowOrLater(done);
      return door.within(call, (db, place) => door.page(db, place));
    },
    declineByLink: (call) =>
      door.within(call, async (db, place) => {
        const { actor } = await actingAs(db, place, call);
        await signing.decline(db, { ...place, actor, reason: call.body.reason });
        return door.page(db, place);
      }),
    pdfByLink: async (call): Promise<Bytes> => {
      const { file, tenantId } = await door.within(call, async (db, place) => {
        if (!(await door.page(db, place)).has_pdf) throw new AppError('contract.no_document_yet');
        return fileOf(platform, db, place.id);
      });
      return platform.files.download(tenantId, file, { inline: true });
    },
  } satisfies Partial<Handlers<typeof operations>>;
}

/** Who signs in the name of the studio. @throws AppError `not_found`, `contract.no_studio_signer` */
async function studioOf(db: Db, id: number): Promise<number> {
  const studio = (await contracts.read(db, id)).signers.find(({ role }) => role === 'studio');
  if (!studio) throw new AppError('contract.no_studio_signer');
  return studio.id;
}

/** Somebody who may sign in person. @throws AppError `not_found`, `contract.studio_countersigns` */
async function guestOf(db: Db, { id, signerId }: { id: number; signerId: number }): Promise<number> {
  const guest = (await contracts.read(db, id)).signers.find((signer) => signer.id === signerId);
  if (!guest) throw new AppError('not_found');
  if (guest.role === 'studio') throw new AppError('contract.studio_countersigns');
  return guest.id;
}

/** @throws AppError `not_found`, `contract.no_document_yet`, `file_gone` */
async function fileOf({ files }: Platform, db: Db, id: number) {
  const { pdf_file_id: fileId } = await contracts.read(db, id);
  if (fileId === null) throw new AppError('contract.no_document_yet');
  const file = await files.find(db, fileId);
  if (!file) throw new AppError('file_gone');
  return { file, tenantId: db.tenantId };
}

async function bytesOf({ files }: Platform, tenantId: number, hash: string): Promise<Buffer | null> {
  try {
    const parts: Buffer[] = [];
    for await (const part of await files.open(tenantId, hash)) parts.push(part as Buffer);
    return Buffer.concat(parts);
  } catch {
    return null;
  }
}
