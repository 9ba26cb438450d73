import { usePlugin } from '@butterfly/plugin-sdk/react';
import { PageTabs } from '@butterfly/record-kit/page';
import { addressBookPlace } from '../contacts/places';

/** The rooms of the pipeline, and the way into the address book. */
export function CrmTabs() {
  const { nav } = usePlugin();
  const views = [
    { to: nav.href('dashboard'), label: 'Overview' },
    { to: nav.href('board'), label: 'Board' },
    { to: nav.href('projects'), label: 'Projects' },
    { to: nav.href('leads'), label: 'Leads' },
    { to: addressBookPlace(nav), label: 'Contacts' },
    { to: nav.href('project_notes'), label: 'Notes' },
    { to: nav.href('settings'), label: 'Settings' },
  ];
  return <PageTabs label="Rooms of the pipeline" tabs={views} />;
}
