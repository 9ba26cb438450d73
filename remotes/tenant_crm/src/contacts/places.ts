import type { PluginNavigation } from '@butterfly/plugin-sdk';
import { addressBookHref, personHref } from '@butterfly/record-kit/people';

/** Where the record of a person is opened; with the pipeline at least. */
export function personPlace(nav: PluginNavigation, person: { readonly id: number; readonly email: string | null }): string {
  return personHref(nav, person) ?? nav.href('contact', { id: person.id });
}

/** Where the list of all people is opened; with the pipeline at least. */
export function addressBookPlace(nav: PluginNavigation): string {
  return addressBookHref(nav) ?? nav.href('contacts');
}
