import { pathForClient } from '../../platform/clients/client-pages';
import type { Db } from '../../platform/db/db';
import type { ComingMail, ComingMails, MailValue } from '../../platform/mail/mail-log';
import { siteOf } from '../../platform/mail/site-of';
import type { Listeners } from '../../platform/outbox/listener';
import type { Platform } from '../../platform/platform';
import type { InvoicesApi } from './invoices/api';
import { proposalPage, proposals, type StoredProposal } from './repository';
import type { ProposalSending } from './sending';

type Parts = Pick<Platform, 'env' | 'fillers' | 'mail'>;

/** What clients are written to about proposals and invoices. */
export class ProposalMails {
  constructor(
    private readonly platform: Parts,
    private readonly sending: ProposalSending,
    private readonly invoices: Pick<InvoicesApi, 'find'>,
  ) {}

  /** News of weeks ago is none. */
  listeners(): Pick<Listeners, 'proposal_and_invoice.invoice.issued@1' | 'proposal_and_invoice.proposal.sent@1'> {
    return {
      'proposal_and_invoice.proposal.sent@1': { hear: ({ payload }, db) => this.#sent(db, payload.proposal_id), whenOff: 'skip' },
      'proposal_and_invoice.invoice.issued@1': { hear: ({ payload }, db) => this.#issued(db, payload.invoice_id), whenOff: 'skip' },
    };
  }

  async accepted(db: Db, id: number): Promise<void> {
    const proposal = await proposals.find(db, id);
    if (!proposal) return;
    const { project_id: projectId } = proposal;
    await this.platform.mail.sendToClient(db, {
      template: 'proposal_accepted',
      projectId,
      values: valuesOf(proposal),
      once: `proposal_accepted:${id}`,
    });
  }

  coming(): ComingMails {
    return { ofProject: (db, projectId) => this.#coming(db, projectId) };
  }

  async #coming(db: Db, projectId: number): Promise<ComingMail[]> {
    const { results } = await proposalPage(db, { project: projectId, page: 1, page_size: 50, ordering: '-updated_at' });
    const draft = results.find(({ status }) => status === 'draft');
    const offered = results.find(({ status }) => status === 'sent' || status === 'viewed');
    return [
      ...(draft ? [{ template: 'proposal_sent', on: null, why: `When ${draft.number} is sent`, values: valuesOf(draft) }] : []),
      ...(offered
        ? [{ template: 'proposal_accepted', on: null, why: `When ${offered.number} is accepted`, values: valuesOf(offered) }]
        : []),
    ];
  }

  async #sent(db: Db, id: number): Promise<void> {
    const proposal = await proposals.find(db, id);
    // A newer version may stand in its place by now.
    if (proposal?.status !== 'sent') return;
    const { project_id: projectId } = proposal;
    const own = await pathForClient(db, this.platform, { projectId, email: null, section: 'proposals' });
    const path = own ?? (await this.sending.address(db, id)).path;
    await this.platform.mail.sendToClient(db, {
      template: 'proposal_sent',
      projectId,
      values: valuesOf(proposal),
      secret: `${siteOf(this.platform.env)}${path}`,
      once: `proposal_sent:${id}`,
    });
  }

  async #issued(db: Db, id: number): Promise<void> {
    const invoice = await this.invoices.find(db, id);
    if (!invoice || invoice.kind === 'credit_note') return;
    const { currency, number, project_id: projectId, balance_cents, due_date, installments, title } = invoice;
    const due = installments.find(({ due_on }) => due_on !== null)?.due_on ?? due_date;
    const values = {
      'invoice.number': number ?? '',
      'invoice.part': title,
      'invoice.amount': { cents: balance_cents, currency },
      ...(due !== null && { 'invoice.due_on': { day: due } }),
    };
    await this.platform.mail.sendToClient(db, { template: 'invoice_issued', projectId, values, once: `invoice_issued:${id}` });
  }
}

function valuesOf({ number, title, total_cents, currency }: Pick<StoredProposal, 'currency' | 'number' | 'title' | 'total_cents'>) {
  return {
    'proposal.number': number,
    'proposal.title': title,
    'proposal.total': { cents: total_cents, currency },
  } satisfies Record<string, MailValue>;
}
