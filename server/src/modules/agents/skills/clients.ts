import type { ContactRow } from '@butterfly/contracts/tenant_crm';
import { describeMentioned } from './describe-record';
import { readPage } from './find-project';
import { text, type Skill } from './job';

/** A person by name; the address book, else the contacts of the pipeline, whichever the member has. */
export const findClients: Skill = async (job) => {
  const tool = ['contact_management.find_clients', 'tenant_crm.find_contacts'].find((id) => job.tools.has(id));
  if (!tool)
    return text('You do not have the address book, so I cannot look for clients. An administrator of your business can give it to you.');
  const name = job.plan.slots['name'];
  const called = (search: string | undefined) =>
    readPage<Partial<ContactRow> & { name?: string }>(job, tool, { ...(search ? { search } : {}), page_size: 10 });
  const exact = await called(name);
  // “Lucias number”: an apostrophe is easily left out.
  const page = exact?.count === 0 && name && /[a-z]{3}s$/i.test(name) ? await called(name.slice(0, -1)) : exact;
  if (!page) return text('The address book could not be read just now. Please try again.');
  if (page.count === 0)
    return (
      (name && (await describeMentioned(job))) ||
      text(`I found nobody${name ? ` called “${name}”` : ''} in the address book. Whom do you mean?`)
    );
  const lines = page.results
    .slice(0, 8)
    .map(
      (person) =>
        `- ${[person.name ?? `${person.first_name ?? ''} ${person.last_name ?? ''}`.trim(), person.email, person.phone_e164, person.organization_name].filter(Boolean).join(' · ')}`,
    );
  return text(
    `${page.count} ${page.count === 1 ? 'person' : 'people'}${name ? ` for “${name}”` : ''}:\n${lines.join('\n')}${page.count > lines.length ? `\n… and ${page.count - lines.length} more.` : ''}`,
  );
};
