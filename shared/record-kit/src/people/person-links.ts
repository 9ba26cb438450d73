import type { PluginNavigation } from '@butterfly/plugin-sdk';

type Navigation = Pick<PluginNavigation, 'linkTo'>;

/**
 * Where the one record of a person is: with the contact management where this member has it, by e-mail – or by id where there is none –, with
 * the pipeline otherwise; null for who has neither.
 *
 * @example <Link to={personHref(nav, { id: 7, email: 'ann@mail.example' })}>Ann Marlow</Link>
 */
export function personHref(nav: Navigation, { id, email }: { readonly id: number; readonly email: string | null }): string | null {
  return (
    nav.linkTo?.('contact_management.client', { clientEmail: email ?? String(id) }) ?? nav.linkTo?.('tenant_crm.contact', { id }) ?? null
  );
}

/**
 * Where the one list of all people is; null for who has none.
 *
 * @example <Link to={addressBookHref(nav)}>Contacts</Link>
 */
export function addressBookHref(nav: Navigation): string | null {
  return nav.linkTo?.('contact_management.clients', {}) ?? nav.linkTo?.('tenant_crm.contacts', {}) ?? null;
}
