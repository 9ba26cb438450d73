import type { EraseAnswer } from '@butterfly/contracts/contact_management';
import type { Contact } from '@butterfly/contracts/tenant_crm';
import { AppError } from '../../../platform/http/app-error';
import type { TokenSigner } from '../../../platform/auth/token-signer';
import type { Db } from '../../../platform/db/db';
import type { ContactsApi } from '../../tenant_crm/api';
import { forgetContact } from '../lists/repository';

const PURPOSE = 'contact_management.erase';
const GOOD_FOR_MS = 600_000;

interface EraseDeps {
  readonly contacts: () => Pick<ContactsApi, 'erase' | 'projectsOf'>;
  readonly signer: Pick<TokenSigner, 'sign' | 'verify'>;
  readonly clock: () => Date;
}

/** First says what would go; with the token of that answer, and from the same member, does it. */
export async function eraseClient(
  db: Db,
  { contact, token, deps }: { contact: Contact; token: string | undefined; deps: EraseDeps },
): Promise<EraseAnswer> {
  const { contacts, signer, clock } = deps;
  const about = `${db.tenantId}/${db.memberId ?? 0}/${contact.id}/${contact.version}`;
  if (token === undefined) {
    const projects = await contacts().projectsOf(db, contact.id);
    return {
      step: 'confirm',
      token: signer.sign(PURPOSE, `${about}/${clock().getTime()}`),
      name: `${contact.first_name} ${contact.last_name}`.trim() || (contact.email ?? ''),
      goes: [
        'Name, addresses, phone, birthday, tags and own fields',
        'Notes about the person and the answers of inquiries',
        'Membership in lists; consent becomes “opted out”',
      ],
      stays: [
        `${projects.length} ${projects.length === 1 ? 'project' : 'projects'}, without the name`,
        'Invoices, contracts and payments, which the law asks you to keep',
        'When consent was given or taken back',
      ],
    };
  }
  const [tenant, member, contactId, version, at] = (signer.verify(PURPOSE, token) ?? '').split('/');
  const fresh = clock().getTime() - Number(at) <= GOOD_FOR_MS;
  if (`${tenant}/${member}/${contactId}/${version}` !== about || !fresh) throw new AppError('contact_management.confirmation_expired');
  await contacts().erase(db, contact.id);
  await forgetContact(db, contact.id);
  db.emit('contact_management.client.erased@1', { contact_id: contact.id, by_id: db.memberId });
  return { step: 'erased', contact_id: contact.id };
}
