import { useFeature } from '@butterfly/plugin-sdk/react';
import { Icon } from '@butterfly/ui-kit';
import { Button, Dropdown } from 'antd';

interface ContactActionsProps {
  readonly busy: boolean;
  readonly onMerge: () => void;
  readonly onAway: (how: 'archive' | 'remove') => void;
}

const away = [
  { key: 'archive', label: 'Put into the archive' },
  { key: 'remove', label: 'Delete', danger: true },
];

/** What is seldom done with a contact. */
export function ContactActions({ busy, onMerge, onAway }: ContactActionsProps) {
  const mayDelete = useFeature('delete_records');
  const items = [{ key: 'merge', label: 'Merge with another contact…' }, ...(mayDelete ? away : [])];
  return (
    <Dropdown
      trigger={['click']}
      menu={{ items, onClick: ({ key }) => (key === 'merge' ? onMerge() : onAway(key as 'archive' | 'remove')) }}
    >
      <Button aria-label="More actions" icon={<Icon name="more" />} loading={busy} />
    </Dropdown>
  );
}
