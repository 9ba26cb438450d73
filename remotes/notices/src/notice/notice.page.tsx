import type { NewNotice, Notice } from '@butterfly/contracts/notices';
import { useAction, usePlugin } from '@butterfly/plugin-sdk/react';
import { useRecordDraft, type Answered } from '@butterfly/record-kit/form';
import { NoteText } from '@butterfly/record-kit/notes';
import { RecordPanels } from '@butterfly/record-kit/panels';
import { DateText, PageHeader } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { api, keys } from '../notices.client';
import { NoticeActions } from './notice-actions';
import { NoticeForm } from './notice-form';
import { isToConfirm, NoticeStatusTag, SeverityTag } from './notice-tags';
import { Receipts } from './receipts';

type Saved = Answered<Notice>;

export function Page() {
  const { noticeId = '' } = useParams();
  const notice = useQuery({
    queryKey: keys.notice(noticeId),
    queryFn: async ({ signal }): Promise<Saved> => api.getNotice({ params: { id: noticeId }, signal }),
  });
  return (
    <Loaded query={notice} what="the notice" kind="form">
      {(saved) => <OneNotice key={noticeId} saved={saved} />}
    </Loaded>
  );
}

function OneNotice({ saved }: { saved: Saved }) {
  const { nav } = usePlugin();
  const { data: notice } = saved;
  useSeen(notice);
  const isEditable = notice.mine && notice.status !== 'archived';
  return (
    <>
      <PageHeader
        eyebrow={<Link to={nav.href('notices')}>Notices</Link>}
        title={notice.title}
        actions={<NoticeActions notice={notice} />}
      />
      <div className="notices-notice">
        <div className="notices-row">
          <SeverityTag {...notice} />
          <NoticeStatusTag {...notice} />
          {notice.published_at && <DateText value={notice.published_at} as="moment" />}
        </div>
        {isEditable ? <EditNotice saved={saved} /> : <NoteText body={notice.body} />}
        {isToConfirm(notice) && <Confirm notice={notice} />}
        {notice.ack_at && (
          <p>
            You confirmed this on <DateText value={notice.ack_at} as="moment" />.
          </p>
        )}
        <RecordPanels
          type="notices.notice"
          id={notice.id}
          talk="comments"
          disabled={!notice.mine}
          more={notice.mine ? [{ key: 'readers', label: 'Readers', children: <Receipts notice={notice} /> }] : []}
        />
      </div>
    </>
  );
}

function EditNotice({ saved }: { saved: Saved }) {
  const { data: notice } = saved;
  const { draft, save } = useRecordDraft<NewNotice, Notice>({
    name: `notice:${notice.id}`,
    saved,
    written: (record) => written(record ?? notice),
    run: (body, ifMatch) => api.updateNotice({ params: { id: String(notice.id) }, body, ifMatch }),
    invalidates: [keys.notices],
    successMessage: 'The notice is saved',
  });
  return (
    <NoticeForm
      draft={draft}
      errors={save.fields}
      busy={save.busy}
      submitLabel="Save"
      isOut={notice.published_at !== null}
      onSubmit={() => save.go(draft.value)}
    />
  );
}

function written({ title, body, severity, scope, targets, project_id, publish_at, expires_at, requires_ack, pinned }: Notice): NewNotice {
  return { title, body, severity, scope, targets, project_id, publish_at, expires_at, requires_ack, pinned };
}

function Confirm({ notice }: { notice: Notice }) {
  const confirm = useAction<undefined, unknown>({
    run: () => api.ackNotice({ params: { id: String(notice.id) }, body: {} }),
    invalidates: [keys.notices],
  });
  return (
    <div>
      <Button type="primary" loading={confirm.busy} onClick={() => confirm.go(undefined)}>
        I have read this
      </Button>
    </div>
  );
}

/** Tells once that a reader has opened it. */
function useSeen({ id, seen_at: seenAt, status, mine }: Notice) {
  const { go } = useAction<number, unknown>({
    run: (noticeId) => api.seeNotice({ params: { id: String(noticeId) }, body: {} }),
    invalidates: [],
    failure: 'inline',
  });
  const isNew = seenAt === null && status === 'published' && !mine;
  useEffect(() => {
    if (isNew) go(id);
  }, [go, id, isNew]);
}
