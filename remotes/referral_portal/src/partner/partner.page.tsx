import type { Partner } from '@butterfly/contracts/referral_portal';
import { partnerKinds } from '@butterfly/contracts/referral_portal/labels';
import { QrCode } from '@butterfly/parts-kit/qr';
import { useAction, useFeature, usePlugin } from '@butterfly/plugin-sdk/react';
import { RecordPanels } from '@butterfly/record-kit/panels';
import { DateText, PageHeader } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { EarningFigures } from '../parts/figures';
import { PartnerTag } from '../parts/status-tags';
import { api, keys } from '../referral_portal.client';
import { BankPanel } from './bank-panel';
import { EditPartner } from './edit-partner';
import { SentPanel } from './sent-panel';
import { WorthPanel } from './worth-panel';

const LABELS = { company: 'Company', contact_name: 'Person', email: 'E-mail', phone: 'Phone', kind: 'Kind', program_id: 'Program' };

export function Page() {
  const { partnerId = '' } = useParams();
  const partner = useQuery({
    queryKey: keys.partner(partnerId),
    queryFn: async ({ signal }) => api.getPartner({ params: { id: partnerId }, signal }),
  });
  return (
    <Loaded query={partner} what="the partner" kind="cards">
      {({ data, etag }) => <OnePartner key={partnerId} partner={data} etag={etag ?? '*'} />}
    </Loaded>
  );
}

function OnePartner({ partner, etag }: { readonly partner: Partner; readonly etag: string }) {
  const { nav, tenant } = usePlugin();
  const [edits, setEdits] = useState(false);
  return (
    <>
      <PageHeader
        eyebrow={<Link to={nav.href('partners')}>Referral partners</Link>}
        title={partner.company}
        meta={
          <span className="referral_portal-meta">
            <PartnerTag status={partner.status} /> {partnerKinds[partner.kind]}, {partner.program_name}
          </span>
        }
        actions={<Steps partner={partner} onEdit={() => setEdits(true)} />}
      />
      <div className="referral_portal-page">
        {edits && <EditPartner partner={partner} etag={etag} onClose={() => setEdits(false)} />}
        <EarningFigures earnings={partner.earnings} currency={tenant.currency} />
        <WorthPanel partnerId={partner.id} />
        <SentPanel partner={partner} />
        <div className="referral_portal-beside">
          <Facts partner={partner} />
          <BankPanel partnerId={partner.id} />
        </div>
        <RecordPanels type="referral_portal.partner" id={partner.id} labels={LABELS} />
      </div>
    </>
  );
}

function Steps({ partner, onEdit }: { readonly partner: Partner; readonly onEdit: () => void }) {
  const mayRemove = useFeature('delete_records');
  const [asks, setAsks] = useState(false);
  const params = { id: String(partner.id) };
  const step = useAction<'approvePartner' | 'invitePartner' | 'pausePartner' | 'removePartner', unknown>({
    run: (verb) => api[verb]({ params }),
    invalidates: [keys.partners],
    successMessage: (_answer, verb) => (verb === 'invitePartner' ? 'The invitation is on its way' : null),
    onSuccess: () => setAsks(false),
  });
  if (partner.status === 'removed') return null;
  return (
    <div className="referral_portal-buttons bf-wraps">
      {partner.status === 'applied' && (
        <Button type="primary" loading={step.busy} onClick={() => step.go('approvePartner')}>
          Take in and invite
        </Button>
      )}
      {partner.status === 'paused' && (
        <Button type="primary" loading={step.busy} onClick={() => step.go('approvePartner')}>
          Go on
        </Button>
      )}
      {partner.status === 'approved' && !partner.has_password && (
        <Button loading={step.busy} onClick={() => step.go('invitePartner')}>
          Invite again
        </Button>
      )}
      {partner.status === 'approved' && <Button onClick={() => step.go('pausePartner')}>Pause</Button>}
      <Button onClick={onEdit}>Edit</Button>
      {mayRemove &&
        (asks ? (
          <Button danger type="primary" loading={step.busy} onClick={() => step.go('removePartner')}>
            Yes, end it. What was earned stays
          </Button>
        ) : (
          <Button danger onClick={() => setAsks(true)}>
            End
          </Button>
        ))}
    </div>
  );
}

function Facts({ partner }: { readonly partner: Partner }) {
  const { ui } = usePlugin();
  const link = `${window.location.origin}${partner.link_path}`;
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    ui.toast('success', 'The link is copied');
  };
  return (
    <section className="bf-panel" aria-labelledby="partner-facts">
      <h2 id="partner-facts">Their link</h2>
      <div className="referral_portal-link">
        <QrCode text={link} label={`Link of ${partner.company}`} size={120} />
        <div>
          <p className="referral_portal-address">{link}</p>
          <Button onClick={() => void copy()}>Copy the link</Button>
          <p className="bf-soft">Followed {partner.link_visits} times</p>
        </div>
      </div>
      <dl className="referral_portal-facts">
        <dt>Person</dt>
        <dd>{partner.contact_name}</dd>
        <dt>E-mail</dt>
        <dd>
          <a href={`mailto:${partner.email}`}>{partner.email}</a>
        </dd>
        {partner.phone && (
          <>
            <dt>Phone</dt>
            <dd>
              <a href={`tel:${partner.phone}`}>{partner.phone}</a>
            </dd>
          </>
        )}
        <dt>Signs in as</dt>
        <dd>{partner.sign_in_name}</dd>
        <dt>Agreement</dt>
        <dd>{partner.agreement_signed_at ? <DateText value={partner.agreement_signed_at} /> : 'Not accepted yet'}</dd>
      </dl>
    </section>
  );
}
