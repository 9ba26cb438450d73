import type { Page as LeadPage, PageData } from '@butterfly/contracts/lead_page_builder';
import { useAction, useFeature, useHeld, usePlugin } from '@butterfly/plugin-sdk/react';
import { FilesPanel } from '@butterfly/record-kit/files';
import { recordParts } from '@butterfly/record-kit/sources';
import { PageHeader, Skeleton, StatusTag } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button, Segmented } from 'antd';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { FormPanel } from '../form/form-panel';
import { api, keys } from '../lead_page_builder.client';
import { isSamePage } from './same-page';
import { PageSettings } from './page-settings';
import { Steps } from './steps';
import { Versions } from './versions';

const Canvas = lazy(async () => ({ default: (await import('./canvas')).Canvas }));

interface Saved {
  readonly data: LeadPage;
  readonly etag: string | null;
}

/** A lead page: its blocks, how it is found, what it was before. */
export function Page() {
  const { pageId = '' } = useParams();
  const page = useQuery({
    queryKey: keys.page(pageId),
    queryFn: async ({ signal }): Promise<Saved> => api.getPage({ params: { id: pageId }, signal }),
  });
  return (
    <Loaded query={page} what="the page" kind="board">
      {(saved) => <Editor key={pageId} saved={saved} />}
    </Loaded>
  );
}

function Editor({ saved }: { readonly saved: Saved }) {
  const { nav } = usePlugin();
  const { data: page } = saved;
  const mayWrite = useFeature('manage_templates') && page.archived_at === null;
  const [draft, setDraft] = useState<PageData | null>(null);
  const [isPhone, setIsPhone] = useState(false);
  const stored = page.data as unknown as PageData;
  const isDirty = draft !== null && !isSamePage(draft, stored);
  // A colleague's save is not written over unseen: the first one here is refused and says so.
  const [base, follow] = useHeld(saved, isDirty);
  // A version that comes back is drawn anew.
  const [drawn, setDrawn] = useState(0);
  const save = useAction<PageData, Saved>({
    run: (data) => api.updatePage({ params: { id: String(page.id) }, body: { data }, ifMatch: base.etag ?? '*' }),
    invalidates: [keys.pages],
    onFailure: follow,
    successMessage: () => 'The draft is saved',
  });
  useEffect(() => nav.setDirty(isDirty), [nav, isDirty]);
  const parts = recordParts({ subject_type: 'lead_page_builder.page', subject_id: page.id });
  return (
    <>
      <PageHeader
        eyebrow={<Link to={nav.href('home')}>Lead pages</Link>}
        title={page.title}
        meta={
          <>
            <StatusTag tone={page.status === 'published' ? 'eucalyptus' : 'neutral'}>
              {page.status === 'published' ? 'Published' : 'Not to be seen'}
            </StatusTag>{' '}
            {page.status === 'published' && <a href={page.public_path}>{page.public_path.split('?')[0]}</a>}
          </>
        }
        actions={
          <>
            <Segmented
              aria-label="Width"
              value={isPhone ? 'phone' : 'desk'}
              options={[
                { value: 'desk', label: 'Desk' },
                { value: 'phone', label: 'Phone' },
              ]}
              onChange={(width) => setIsPhone(width === 'phone')}
            />
            {mayWrite && (
              <Button disabled={!isDirty} loading={save.busy} onClick={() => draft && save.go(draft)}>
                Save draft
              </Button>
            )}
            <Steps page={page} mayWrite={mayWrite} isDirty={isDirty} />
          </>
        }
      />
      <Suspense fallback={<Skeleton kind="board" label="Opening the editor…" />}>
        <Canvas key={drawn} page={page} mayWrite={mayWrite} isPhone={isPhone} initial={draft ?? stored} onChange={setDraft} />
      </Suspense>
      <div className="lead_page_builder-below">
        <PageSettings page={page} etag={base.etag} disabled={!mayWrite} />
        <FormPanel page={page} etag={base.etag} disabled={!mayWrite} />
        <Versions
          page={page}
          disabled={!mayWrite}
          onRestored={(restored) => {
            setDraft(restored.data as unknown as PageData);
            setDrawn((nth) => nth + 1);
          }}
        />
        <section className="bf-panel" aria-labelledby="pictures">
          <h2 id="pictures">Pictures of this page</h2>
          <FilesPanel
            source={parts.files}
            members={parts.members}
            subject={{ subject_type: 'lead_page_builder.page', subject_id: page.id }}
          />
        </section>
      </div>
    </>
  );
}
