import type { Request } from '@butterfly/contracts/client_requests';
import { usePlugin, useReady } from '@butterfly/plugin-sdk/react';
import type { Answered } from '@butterfly/record-kit/form';
import { FilesPanel } from '@butterfly/record-kit/files';
import { ProjectLink } from '@butterfly/record-kit/page';
import { TimelineList } from '@butterfly/record-kit/activity';
import { recordParts } from '@butterfly/record-kit/sources';
import { PageHeader, StatusTag } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Tabs } from 'antd';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { api, keys } from '../client_requests.client';
import { hasPrice } from '../model/words';
import { RequestStatusTag, Waiting } from '../parts/request-marks';
import { PricePanel } from '../price/price-panel';
import { Thread } from '../thread/thread';
import { activityLabels, tellers } from './activity-words';
import { Deadline } from './deadline';
import { Facts } from './facts';
import { RequestActions } from './request-actions';

export function Page() {
  const { requestId = '' } = useParams();
  const found = useQuery({
    queryKey: keys.request(requestId),
    queryFn: async ({ signal }): Promise<Answered<Request>> => api.getRequest({ params: { id: requestId }, signal }),
  });
  useReady(!found.isPending);
  return (
    <Loaded query={found} what="the request" kind="form">
      {(saved) => <One key={requestId} saved={saved} />}
    </Loaded>
  );
}

function One({ saved }: { readonly saved: Answered<Request> }) {
  const { nav } = usePlugin();
  const { data: request } = saved;
  return (
    <article className="bf-page">
      <PageHeader
        eyebrow={
          <>
            <Link to={nav.href('board')}>Client requests</Link> · {request.number} ·{' '}
            <ProjectLink id={request.project_id}>{request.project_name}</ProjectLink>
          </>
        }
        title={request.title}
        meta={
          <span className="cr-marks">
            <RequestStatusTag status={request.status} />
            {request.reopened_count > 0 && <StatusTag tone="neutral">Reopened</StatusTag>}
            <Waiting request={request} />
          </span>
        }
        actions={<RequestActions request={request} />}
      />
      <Settled request={request} />
      <Deadline request={request} />
      <div className="bf-beside">
        <div className="cr-main">
          {hasPrice(request) && request.merged_into_id === null && (
            <PricePanel key={`${request.status}:${request.items.length}`} request={request} />
          )}
          <Thread request={request} />
        </div>
        <div className="cr-side">
          <Facts saved={saved} />
          <Records request={request} />
        </div>
      </div>
    </article>
  );
}

function Settled({ request: { resolution, merged_into_id, rating, rating_comment } }: { readonly request: Request }) {
  const { nav } = usePlugin();
  if (resolution === '' && rating === null) return null;
  return (
    <div className="bf-panel cr-settled">
      {merged_into_id === null ? (
        resolution !== '' && <p>{resolution}</p>
      ) : (
        <Link to={nav.href('request', { requestId: merged_into_id })}>{resolution}</Link>
      )}
      {rating !== null && (
        <p>
          {rating} of 5 stars{rating_comment !== '' && `: “${rating_comment}”`}
        </p>
      )}
    </div>
  );
}

function Records({ request: { id } }: { readonly request: Request }) {
  const subject = useMemo(() => ({ subject_type: 'client_requests.request', subject_id: id }), [id]);
  const { files, activity, members } = useMemo(() => recordParts(subject), [subject]);
  const told = useMemo(() => ({ ...activity, tellers }), [activity]);
  return (
    <section className="bf-panel bf-activity" aria-label="Files and history">
      <Tabs
        items={[
          { key: 'files', label: 'Files', children: <FilesPanel source={files} members={members} subject={subject} /> },
          {
            key: 'timeline',
            label: 'What happened',
            children: <TimelineList source={told} members={members} subject={subject} labels={activityLabels} />,
          },
        ]}
      />
    </section>
  );
}
