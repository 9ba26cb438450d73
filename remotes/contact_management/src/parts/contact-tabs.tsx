import { usePlugin } from '@butterfly/plugin-sdk/react';
import { PageTabs } from '@butterfly/record-kit/page';

/** The three ways to look at the same people. */
export function ContactTabs() {
  const { nav } = usePlugin();
  const views = [
    { to: nav.href('clients'), label: 'Address book' },
    { to: nav.href('duplicates'), label: 'Duplicates' },
    { to: nav.href('anniversaries'), label: 'Birthdays and anniversaries' },
  ];
  return <PageTabs label="Views of the contacts" tabs={views} />;
}
