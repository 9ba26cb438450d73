import { DateText, Icon } from '@butterfly/ui-kit';
import { Button } from 'antd';

interface ArchivedBannerProps {
  readonly archived_at: string | null;
  readonly deleted_at: string | null;
  readonly busy: boolean;
  readonly onUndo: () => void;
}

/**
 * Says that a record is archived or deleted, and brings it back; nothing while it is neither.
 *
 * @example <ArchivedBanner archived_at={contact.archived_at} deleted_at={null} busy={actions.isPending} onUndo={() => actions.mutate('unarchive')} />
 */
export function ArchivedBanner({ archived_at, deleted_at, busy, onUndo }: ArchivedBannerProps) {
  const since = deleted_at ?? archived_at;
  if (!since) return null;
  return (
    <div className="bf-banner" role="status">
      <Icon name={deleted_at ? 'trash' : 'archive'} />
      <p>
        {deleted_at ? 'Deleted' : 'In the archive since'} <DateText value={since} as="moment" />.{' '}
        {deleted_at ? 'It is no longer in any list.' : 'It is kept as it was and cannot be changed.'}
      </p>
      <Button loading={busy} onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}
