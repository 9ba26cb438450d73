import { usePlugin } from '@butterfly/plugin-sdk/react';
import { PageTabs } from '@butterfly/record-kit/page';

/** The pages of the plugin, below their title. */
export function RequestTabs() {
  const { nav } = usePlugin();
  return (
    <PageTabs
      label="Client requests"
      tabs={[
        { to: nav.href('board'), label: 'Board' },
        { to: nav.href('list'), label: 'List' },
        { to: nav.href('settings'), label: 'Answers and deadlines' },
      ]}
    />
  );
}
