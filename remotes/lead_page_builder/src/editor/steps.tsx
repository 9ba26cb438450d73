import type { Page } from '@butterfly/contracts/lead_page_builder';
import { useAction, usePlugin } from '@butterfly/plugin-sdk/react';
import { Button, Dropdown } from 'antd';
import { api, keys } from '../lead_page_builder.client';

interface StepsProps {
  readonly page: Page;
  readonly mayWrite: boolean;
  /** Something is not saved: what visitors would see is not what stands here. */
  readonly isDirty: boolean;
}

type Answer = { readonly data: Page };

/** Publish, take away, copy, archive. */
export function Steps({ page, mayWrite, isDirty }: StepsProps) {
  const { nav } = usePlugin();
  const params = { id: String(page.id) };
  const open = ({ data }: Answer) => nav.go(nav.href('page', { pageId: data.id }));
  const all = { invalidates: [keys.pages] };
  const publish = useAction<undefined, Answer>({
    run: () => api.publishPage({ params, body: {} }),
    ...all,
    successMessage: () => 'Visitors see this page now',
  });
  const unpublish = useAction<undefined, Answer>({
    run: () => api.unpublishPage({ params, body: {} }),
    ...all,
    successMessage: () => 'Visitors do not see this page any more',
  });
  const copy = useAction<boolean, Answer>({ run: (variant) => api.duplicatePage({ params, body: { variant } }), ...all, onSuccess: open });
  const archive = useAction<undefined, Answer>({
    run: () => api.archivePage({ params }),
    ...all,
    onSuccess: () => nav.go(nav.href('home')),
  });
  const restore = useAction<undefined, Answer>({ run: () => api.restorePage({ params, body: {} }), ...all });
  if (page.archived_at !== null)
    return (
      <Button loading={restore.busy} onClick={() => restore.go(undefined)}>
        Take out of the archive
      </Button>
    );
  if (!mayWrite) return null;
  const items = [
    { key: 'results', label: 'Results', onClick: () => nav.go(nav.href('results', { pageId: page.id })) },
    { key: 'copy', label: 'Copy', onClick: () => copy.go(false) },
    ...(page.variant_of_id === null ? [{ key: 'variant', label: 'Try a variant B', onClick: () => copy.go(true) }] : []),
    ...(page.status === 'published' ? [{ key: 'away', label: 'Take away from visitors', onClick: () => unpublish.go(undefined) }] : []),
    { key: 'archive', label: 'Archive', onClick: () => archive.go(undefined) },
  ];
  return (
    <>
      <Dropdown menu={{ items }} trigger={['click']}>
        <Button>More</Button>
      </Dropdown>
      <Button
        type="primary"
        loading={publish.busy}
        disabled={isDirty || (page.status === 'published' && !page.has_changes)}
        title={isDirty ? 'Save the draft first' : undefined}
        onClick={() => publish.go(undefined)}
      >
        Publish
      </Button>
    </>
  );
}
