import { usePlugin } from '@butterfly/plugin-sdk/react';
import { PageTabs } from '@butterfly/record-kit/page';

/** The pages about mail that belong to no project. */
export function MailTabs() {
  const { nav } = usePlugin();
  const tabs = [
    { to: nav.href('templates'), label: 'Templates' },
    { to: nav.href('settings'), label: 'Settings and outbox' },
  ];
  return <PageTabs label="Pages about mail" tabs={tabs} />;
}
