import type { Signer } from '@butterfly/contracts/contract';
import type { BusinessMail, PersonalMail } from '../../../platform/mail/mailer';
import { composeMail } from '../../../platform/mail/template/compose-mail';
import type { Tenant } from '../../auth_and_admin/api';

interface SigningMail {
  readonly tenant: Tenant;
  readonly projectId: number;
  readonly title: string;
  readonly signer: Signer;
  readonly to: string;
  readonly link: string;
  readonly again: boolean;
}

const brandOf = ({ name, brand }: Tenant) => ({ name, color: brand.primary });

/** Asks somebody to sign; with the link that is theirs alone. */
export function signingMail({ tenant, projectId, title, signer, to, link, again }: SigningMail): PersonalMail {
  const subject = again ? `Still to sign: ${title}` : `${tenant.name} asks you to sign: ${title}`;
  const mail = composeMail(subject, {
    brand: brandOf(tenant),
    blocks: [
      { kind: 'heading', text: title },
      { kind: 'paragraph', text: `Dear ${signer.name}, your contract is ready to be read and signed.` },
      { kind: 'button', label: 'Read and sign', href: link },
      { kind: 'note', text: 'This link is yours alone. Please do not pass it on: who has it can sign for you.' },
    ],
  });
  const template = again ? 'contract_reminder' : 'contract_sent';
  return { to, secret: link, ...mail, about: { template, projectId, name: signer.name, values: { 'contract.title': title } } };
}

/** Tells somebody who has not signed that it is too late. */
export function expiredMail({
  tenant,
  title,
  name,
  to,
}: Pick<SigningMail, 'tenant' | 'title' | 'to'> & { readonly name: string }): BusinessMail {
  const mail = composeMail(`The time to sign is over: ${title}`, {
    brand: brandOf(tenant),
    blocks: [
      { kind: 'heading', text: 'The time to sign is over' },
      { kind: 'paragraph', text: `Dear ${name}, “${title}” cannot be signed any more: its last day has passed.` },
      { kind: 'paragraph', text: `If you still want it, write to ${tenant.name}, who will gladly send you a new one.` },
    ],
  });
  return { to, ...mail };
}

/** Everybody's copy. */
export function copyMail({
  tenant,
  projectId,
  title,
  to,
  name,
  fileId,
}: {
  tenant: Tenant;
  projectId: number;
  title: string;
  to: string;
  name: string;
  fileId: number;
}): BusinessMail {
  const mail = composeMail(`Signed by all: ${title}`, {
    brand: brandOf(tenant),
    blocks: [
      { kind: 'heading', text: 'Everybody has signed' },
      { kind: 'paragraph', text: `Here is your copy of “${title}”, with the certificate of how it was signed. Please keep it.` },
    ],
  });
  const about = { template: 'contract_completed', projectId, name, values: { 'contract.title': title } };
  return { to, ...mail, attachments: [{ fileId }], about };
}
