import { usePlugin } from '@butterfly/plugin-sdk/react';
import { PageTabs } from '@butterfly/record-kit/page';

/** The pages of the plugin. */
export function Tabs() {
  const { nav } = usePlugin();
  const pages = [
    { to: nav.href('texts'), label: 'Texts' },
    { to: nav.href('calls'), label: 'Calls' },
    { to: nav.href('settings'), label: 'Settings' },
  ];
  return <PageTabs label="Texts and calls" tabs={pages} />;
}
