import { usePlugin } from '@butterfly/plugin-sdk/react';
import { PageTabs } from '@butterfly/record-kit/page';
import { useIsAdmin } from './use-me';

/** The pages about people. */
export function MembersTabs() {
  const { nav } = usePlugin();
  const admin = useIsAdmin();
  const views = [
    { to: nav.href('members'), label: 'Members' },
    { to: nav.href('roles'), label: 'Roles' },
    ...(admin ? [{ to: nav.href('plugins'), label: 'Plugins' }] : []),
    { to: nav.href('skills'), label: 'Skills' },
    { to: nav.href('categories'), label: 'Categories' },
    { to: nav.href('rules'), label: 'Assignment' },
    ...(admin ? [{ to: nav.href('changes'), label: 'Changes' }] : []),
  ];
  return <PageTabs className="mm-tabs" label="Pages about members" tabs={views} />;
}
