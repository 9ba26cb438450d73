import { pathForClient } from '../../../platform/clients/client-pages';
import { readerOf } from '../../../platform/clients/reader';
import type { Db } from '../../../platform/db/db';
import type { Listener } from '../../../platform/outbox/listener';
import type { Platform } from '../../../platform/platform';
import type { AskedPart } from '../../proposal_and_invoice/api';
import { siteOf } from '../../../platform/mail/site-of';
import { declinedMail } from '../mails/declined-mail';
import type { PayDoor } from '../pay-door';

type Parts = Pick<Platform, 'api' | 'env' | 'fillers' | 'mail'>;

/** Tells client and staff that a card was declined or a bank did not pay, and when it is tried again. */
export function tellFailed(platform: Parts, door: Pick<PayDoor, 'linkTo'>): Listener<'payments.payment.failed@1'> {
  const { api } = platform;
  return async ({ payload: { project_id, installment_id, next_on } }, db) => {
    const project = await api('tenant_crm').project(db, project_id);
    const asked = await api('proposal_and_invoice').invoices.asked(db, { until: '9999-12-31', limit: 500, projectId: project_id });
    const part = asked.find((one) => one.installment_id === installment_id);
    // Paid in the meantime: nobody is told of what is no trouble any more.
    if (!project || !part) return;
    const told = await api('manage_members').concerned(db, { projectId: project_id, ownerId: project.owner_id, plugin: 'payments' });
    const again = next_on === null ? 'It is not tried again: ask the client.' : `It is tried again on ${next_on}.`;
    await api('notifications').notify(db, told, {
      title: `${project.name}: a payment was declined`,
      content: `${part.label} of ${part.number} did not go through. ${again}`,
      link: `/payments/dashboard/${project_id}`,
    });
    await tellClient(db, { platform, door, part, next_on });
  };
}

interface Told {
  readonly platform: Parts;
  readonly door: Pick<PayDoor, 'linkTo'>;
  readonly part: AskedPart;
  readonly next_on: string | null;
}

async function tellClient(db: Db, { platform, door, part, next_on }: Told): Promise<void> {
  if (part.bill_to.email === '') return;
  const tenant = await platform.api('auth_and_admin').tenant(db);
  const { invoice_id: id, project_id, number, title } = part;
  const own = await pathForClient(db, platform, { projectId: project_id, email: part.bill_to.email, section: 'payments' });
  const path = own ?? (await door.linkTo(db, { id, project_id, number, title })).path;
  const reader = await readerOf(db, platform, { email: part.bill_to.email });
  await platform.mail.sendPersonal(db, declinedMail({ tenant, part, reader, next_on, link: `${siteOf(platform.env)}${path}` }));
}
