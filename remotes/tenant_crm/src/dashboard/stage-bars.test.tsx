import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { stages } from '../testing/build-board';
import { crmHostOptions } from '../testing/crm-host-options';
import { StageBars } from './stage-bars';

it('draws each stage as long as its money beside the largest', () => {
  const money = [200_000, 50_000, 0];
  const spread = stages.slice(0, money.length).map((stage, at) => ({ stage, count: 1, value_cents: money[at] ?? 0, weighted_cents: 0 }));
  const { container } = renderPlugin(<StageBars stages={spread} currency="USD" />, {
    fake: createFakeHost(crmHostOptions),
    path: '/tenant_crm',
    at: '/tenant_crm',
  });
  const bars = [...container.querySelectorAll<HTMLElement>('.crm-bar > span')];
  expect(bars.map((bar) => bar.getAttribute('style'))).toEqual(['inline-size: 100%;', 'inline-size: 25%;', 'inline-size: 0%;']);
});
