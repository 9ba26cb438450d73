import { mayUseFeature } from '@butterfly/contracts/plugins';
import type { operations } from '@butterfly/contracts/proposal_and_invoice';
import type { Call, Handlers } from '../../platform/define-module';
import type { Platform } from '../../platform/platform';
import { requireFeature } from '../../platform/auth/require-feature';
import { reply } from '../../platform/define-module';
import { pageAnswer } from '../../platform/http/page-answer';
import { liveReply, recordReply } from '../../platform/records/record-reply';
import type { invoiceHandlers } from './invoices/routes';
import type { libraryHandlers } from './library/routes';
import type { TemplateLibrary } from './library/service';
import type { settingsHandlers } from './invoices/settings/routes';
import type { photoHandlers } from './photos/routes';
import type { ProposalPhotos } from './photos/service';
import { proposalPage } from './repository';
import type { ProposalDoor } from './acceptance/door';
import { changePdf, proposalPdf, sharedProposalPdf } from './pdf/proposal-pdf';
import type { ProposalSending } from './sending';
import type { ProposalService, Reader } from './service';

/** All but those that lie in a room of their own. */
type ProposalHandlers = Omit<
  Handlers<typeof operations>,
  | keyof ReturnType<typeof libraryHandlers>
  | keyof ReturnType<typeof invoiceHandlers>
  | keyof ReturnType<typeof photoHandlers>
  | keyof ReturnType<typeof settingsHandlers>
>;

interface Parts {
  readonly platform: Pick<Platform, 'documents' | 'linkDoor'>;
  readonly service: ProposalService;
  readonly library: TemplateLibrary;
  readonly sending: ProposalSending;
  readonly photos: ProposalPhotos;
  readonly door: ProposalDoor;
  /** What a page needs to send something, as a Set-Cookie value. */
  csrfCookie(call: Pick<Call, 'headers'> & { readonly session: Call['session'] | null }): string;
}

export function proposalAndInvoiceHandlers({ platform, service, library, sending, photos, door, csrfCookie }: Parts): ProposalHandlers {
  const readerOf = ({ permissions }: Pick<Call, 'permissions'>): Reader => ({ seesCosts: mayUseFeature(permissions, 'view_costs') });
  return {
    listProposals: async ({ query, tx }) =>
      pageAnswer({ path: '/api/proposal_and_invoice/proposals/', query, ...(await tx((db) => proposalPage(db, query))) }),
    createProposal: async (call) =>
      recordReply(
        await call.tx(async (db) => {
          const { template_id: id, project_id: projectId } = call.body;
          const begun = id === undefined ? undefined : await library.begin(db, { id, projectId });
          return service.create(db, call.body, { begun, reader: readerOf(call) });
        }),
        201,
      ),
    getProposal: async (call) => liveReply(await call.tx((db) => service.read(db, call.params.id, readerOf(call)))),
    updateProposal: async (call) => {
      const { params, body: patch, headers, tx } = call;
      return liveReply(
        await tx((db) => service.update(db, { id: params.id, patch, ifMatch: headers['if-match'], reader: readerOf(call) })),
      );
    },
    priceProposal: ({ params, body, tx }) => tx((db) => service.preview(db, { id: params.id, content: body.content })),
    sendProposal: async (call) => {
      const requireApproval = () => requireFeature({ permissions: call.permissions }, 'approve_discount');
      const { params, headers, tx } = call;
      return liveReply(
        await tx((db) => sending.send(db, { id: params.id, ifMatch: headers['if-match'], reader: readerOf(call), requireApproval })),
      );
    },
    showProposalAddress: ({ params, tx }) => tx((db) => sending.address(db, params.id)),
    makeNewVersion: async (call) => recordReply(await call.tx((db) => service.makeVersion(db, call.params.id, readerOf(call))), 201),
    duplicateProposal: async (call) => recordReply(await call.tx((db) => service.duplicate(db, call.params.id, readerOf(call))), 201),
    expireProposal: async (call) => liveReply(await call.tx((db) => sending.expire(db, { id: call.params.id, reader: readerOf(call) }))),
    compareProposals: ({ params, query, tx }) => tx((db) => service.compare(db, { id: params.id, to: query.to })),
    listPieces: (call) => call.tx((db) => service.listPieces(db, call.params.projectId, readerOf(call))),
    proposalPdf: async ({ params, query, session, tx }) => {
      const isWhole = query.whole === 'true';
      const { was, paper, pictures } = await tx(async (db) => {
        const found = await service.paper(db, params.id);
        return { was: isWhole ? null : await door.wasOf(db, params.id), paper: found, pictures: await photos.onPaper(db, found.shown) };
      });
      if (was) return changePdf(platform.documents, { ...paper, was });
      return proposalPdf(platform.documents, { ...paper, pictures: await photos.read(session.tenantId, pictures) });
    },
    sharedPdf: async (call) => {
      const { token } = call.params;
      const isWhole = call.query.whole === 'true';
      return sharedProposalPdf({ platform, service, photos, call: { ...call, token }, isWhole, shared: await door.open(call) });
    },
    // The link is often the first address somebody opens: what the page sends needs a token of its own.
    readShared: async (call) => reply(await door.open(call), { headers: { 'set-cookie': csrfCookie(call), 'cache-control': 'no-store' } }),
    selectOptions: (call) => door.choose(call),
    acceptShared: (call) => door.accept(call),
    declineShared: (call) => door.decline(call),
  };
}
