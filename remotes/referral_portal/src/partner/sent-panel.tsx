import type { Partner, Referral } from '@butterfly/contracts/referral_portal';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { NoteReferral } from '../referrals/note-referral';
import { ReferralLine } from '../referrals/referral-line';
import { api, keys } from '../referral_portal.client';

/** Whom they have sent. */
export function SentPanel({ partner }: { readonly partner: Partner }) {
  const [notes, setNotes] = useState(false);
  const sent = useQuery({
    queryKey: keys.ofPartner(partner.id),
    queryFn: async ({ signal }) =>
      (await api.listReferrals({ query: { partner: String(partner.id), page_size: '100' }, signal })).data.results,
  });
  return (
    <section className="bf-panel" aria-labelledby="sent">
      <h2 id="sent">Whom they have sent</h2>
      {partner.status === 'approved' && !notes && <Button onClick={() => setNotes(true)}>Note a referral</Button>}
      {notes && <NoteReferral partnerId={partner.id} onClose={() => setNotes(false)} />}
      <Loaded query={sent} what="the referrals" kind="table">
        {(all: readonly Referral[]) =>
          all.length === 0 ? (
            <p className="bf-soft">Nobody yet.</p>
          ) : (
            <ul className="referral_portal-list">
              {all.map((referral) => (
                <ReferralLine key={referral.id} referral={referral} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}
