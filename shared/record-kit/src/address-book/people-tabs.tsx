import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useLocation } from 'react-router-dom';
import { PageTabs } from '../page';
import { addressBookHref } from '../people';

/**
 * The rooms of the address book, of whichever plugin: those that this member has.
 *
 * @example <PageHeader eyebrow="Address book" title="Duplicates" meta={<PeopleTabs />} />
 */
export function PeopleTabs() {
  const { nav } = usePlugin();
  const { pathname } = useLocation();
  const own = nav.linkTo?.('tenant_crm.contacts', {});
  const rooms = [
    // The list has two addresses; who stands on one of them stays there.
    { to: own === pathname ? own : addressBookHref(nav), label: 'Contacts' },
    { to: nav.linkTo?.('tenant_crm.organizations', {}), label: 'Organizations' },
    { to: nav.linkTo?.('contact_management.duplicates', {}), label: 'Duplicates' },
    { to: nav.linkTo?.('contact_management.anniversaries', {}), label: 'Birthdays and anniversaries' },
  ];
  return <PageTabs label="Rooms of the address book" tabs={rooms.flatMap(({ to, label }) => (to ? [{ to, label }] : []))} />;
}
