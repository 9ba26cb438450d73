import type { Referral } from '@butterfly/contracts/referral_portal';
import { flagWords, referralSources, rejections } from '@butterfly/contracts/referral_portal/labels';
import { useAction, usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText, Money, StatusDot } from '@butterfly/ui-kit';
import { Field } from '@butterfly/ui-kit/record';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ReferralTag } from '../parts/status-tags';
import { api, keys } from '../referral_portal.client';

const CHANGES = [keys.referrals, keys.partners];

/** Somebody who was sent: what was found out, and whether it counts. */
export function ReferralLine({ referral, withPartner = false }: { readonly referral: Referral; readonly withPartner?: boolean }) {
  const { nav } = usePlugin();
  const project = referral.project_id === null ? undefined : nav.linkTo?.('tenant_crm.project', { id: referral.project_id });
  return (
    <li className="referral_portal-line">
      <span className="referral_portal-who">
        {project ? <Link to={project}>{referral.name}</Link> : referral.name}{' '}
        <span className="bf-soft">
          {withPartner && `by ${referral.partner_name}, `}
          {referralSources[referral.source].toLowerCase()}, <DateText value={referral.referred_at} />
        </span>
      </span>
      <ReferralTag status={referral.status} />
      {referral.commission_cents !== 0 && <Money minor={referral.commission_cents} />}
      {referral.rejection && (
        <span className="bf-soft referral_portal-why">
          {rejections[referral.rejection]}
          {referral.reason && `: ${referral.reason}`}
        </span>
      )}
      {referral.flags.map((flag) => (
        <StatusDot key={flag} tone="marigold">
          {flagWords[flag]}
        </StatusDot>
      ))}
      <Judge referral={referral} />
    </li>
  );
}

function Judge({ referral }: { readonly referral: Referral }) {
  const [reason, setReason] = useState<string | null>(null);
  const params = { id: String(referral.id) };
  const accept = useAction<undefined, unknown>({ run: () => api.acceptReferral({ params }), invalidates: CHANGES });
  const reject = useAction<string, unknown>({
    run: (text) => api.rejectReferral({ params, body: { reason: text } }),
    invalidates: CHANGES,
    onSuccess: () => setReason(null),
  });
  const mayAccept = referral.status === 'submitted' || referral.status === 'rejected';
  const mayReject = referral.status === 'submitted' || referral.status === 'accepted' || referral.status === 'converted';
  if (reason !== null)
    return (
      <div className="referral_portal-step">
        <Field id={`why-${referral.id}`} label="Why does it not count?" errors={reject.fields['reason']}>
          <Input id={`why-${referral.id}`} autoFocus maxLength={300} value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
        <div className="referral_portal-buttons bf-wraps">
          <Button danger type="primary" loading={reject.busy} disabled={reason.trim() === ''} onClick={() => reject.go(reason)}>
            Do not count it
          </Button>
          <Button onClick={() => setReason(null)}>Back</Button>
        </div>
      </div>
    );
  return (
    <span className="referral_portal-buttons bf-wraps">
      {mayAccept && (
        <Button size="small" loading={accept.busy} aria-label={`Count ${referral.name}`} onClick={() => accept.go(undefined)}>
          {referral.status === 'rejected' ? 'Count it all the same' : 'Count it'}
        </Button>
      )}
      {mayReject && (
        <Button size="small" aria-label={`Do not count ${referral.name}`} onClick={() => setReason('')}>
          Do not count
        </Button>
      )}
    </span>
  );
}
