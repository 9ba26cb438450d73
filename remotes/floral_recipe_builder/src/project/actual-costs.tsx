import type { ProjectCosts } from '@butterfly/contracts/floral_recipe_builder';
import { useFeature, usePlugin } from '@butterfly/plugin-sdk/react';
import { Money } from '@butterfly/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { api, keys } from '../flowers.client';

const percent = (bps: number): string => `${(bps / 100).toFixed(2)} %`;

/** What the flowers have cost so far, and what that leaves; nothing before something was ordered, and not for who may not see costs. */
export function ActualCosts({ projectId }: { projectId: number }) {
  const { nav } = usePlugin();
  const { data } = useQuery({
    queryKey: keys.costsOf(String(projectId)),
    queryFn: async ({ signal }): Promise<ProjectCosts> =>
      (await api.getProjectCosts({ params: { projectId: String(projectId) }, signal })).data,
    enabled: useFeature('view_costs'),
  });
  if (!data || data.order_count === 0) return null;
  const { actual_cents, actual_unused_cents, actual_margin_bps, planned_margin_bps, is_complete, currency, order_count } = data;
  return (
    <p className="fl-summary-total bf-figures">
      <Link to={nav.href('orders', { projectId })}>{order_count === 1 ? 'One order' : `${order_count} orders`}</Link>
      <span>
        <Money minor={actual_cents + actual_unused_cents} currency={currency} /> {is_complete ? 'in the end' : 'so far'}; margin{' '}
        <strong>{actual_cents + actual_unused_cents === 0 ? 'no costs yet' : percent(actual_margin_bps)}</strong>{' '}
        <span className="bf-soft">of {percent(planned_margin_bps)} planned</span>
      </span>
    </p>
  );
}
