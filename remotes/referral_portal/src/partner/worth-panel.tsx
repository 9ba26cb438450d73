import type { PartnerWorth } from '@butterfly/contracts/referral_portal';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText, Money } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { shareText } from '../parts/figures';
import { StatementLinks } from '../parts/statement-links';
import { api, keys } from '../referral_portal.client';

/** What this partner brought and what it cost, wedding by wedding. */
export function WorthPanel({ partnerId }: { readonly partnerId: number }) {
  const worth = useQuery({
    queryKey: keys.worth(partnerId),
    queryFn: async ({ signal }) => (await api.getPartnerWorth({ params: { id: String(partnerId) }, signal })).data,
  });
  return (
    <section className="bf-panel" aria-labelledby="worth">
      <h2 id="worth">What they brought, and what it cost</h2>
      <Loaded query={worth} what="what they brought" kind="table">
        {(loaded) => (
          <>
            {loaded.projects.length === 0 ? <p className="bf-soft">Nothing is booked through them yet.</p> : <Worth worth={loaded} />}
            <StatementLinks years={loaded.statement_years} path={`/api/referral_portal/partners/${partnerId}/statements/`} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function Worth({ worth }: { readonly worth: PartnerWorth }) {
  const { nav } = usePlugin();
  const { currency, projects, collected_net_cents: came, commission_cents: cost, agreed_net_cents: agreed } = worth;
  const money = (minor: number) => <Money minor={minor} currency={currency} />;
  return (
    <>
      <p className="referral_portal-sentence">
        {money(came)} of {money(agreed)} have come in, without tax. It cost {money(cost)}, {shareText(worth.cost_bps)} of it;{' '}
        {money(came - cost)} are yours.
      </p>
      <ul className="referral_portal-worth">
        {projects.map((project) => {
          const href = nav.linkTo?.('tenant_crm.project', { id: project.project_id });
          const share =
            project.agreed_net_cents > 0 ? Math.min(100, Math.floor((project.collected_net_cents * 100) / project.agreed_net_cents)) : 0;
          return (
            <li key={project.referral_id}>
              <span className="referral_portal-who">
                {href ? <Link to={href}>{project.project_name}</Link> : project.project_name}
                {project.event_date && (
                  <span className="bf-soft">
                    {' '}
                    <DateText value={project.event_date} />
                  </span>
                )}
              </span>
              <span className="referral_portal-bar" aria-hidden="true">
                <span style={{ inlineSize: `${share}%` }} />
              </span>
              <span>
                {money(project.collected_net_cents)} <span className="bf-soft">of {money(project.agreed_net_cents)}</span>
              </span>
              <span>
                cost {money(project.commission_cents)} <span className="bf-soft">({shareText(project.cost_bps)})</span>
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
