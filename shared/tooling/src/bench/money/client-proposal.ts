import type { Api } from '../flowers/browser';
import { checked } from '../flowers/browser';

const BASE = '/api/proposal_and_invoice/proposals/';
const LINES = 24;
/** What the client may take or leave; the last of the sections. */
export const OPTION = 'Garland for the stairs';

const line = (key: string, name: string, unit_price_cents: number, more: object = {}) => ({
  ...{ key, name, description: 'In season, from near by.', qty_milli: 2_000, unit: '', unit_price_cents, discount_bps: 0, tax_bps: 825 },
  ...{ rental_cents: 900, is_optional: false, selected: true, alternative_group: '', recipe_id: null, follows_recipe: false },
  ...more,
});
const section = (key: string, title: string, lines: object[]) => ({
  ...{ key, title, description: '', kind: 'products', show_prices: 'itemised', lines },
});

/** A proposal that was sent, with an option; where the client opens it, and where it is a PDF. */
export async function clientProposal(page: {
  readonly api: Api;
  readonly url: string;
}): Promise<{ readonly link: string; readonly pdf: string }> {
  const { api, url } = page;
  const project = await checked<{ id: number }>(api('POST', '/api/tenant_crm/projects/', { name: 'Bench', event_type: 'wedding' }));
  const { id } = await checked<{ id: number }>(api('POST', BASE, { project_id: project.id, title: 'Flowers' }));
  const pieces = Array.from({ length: LINES }, (_, at) => line(`l-${at}`, `Piece ${at + 1}`, 16_000));
  const content = {
    ...{ intro: 'Dear both', terms: 'What is lent stays ours. '.repeat(60), tax_mode: 'exclusive', waiver_bps: 1_000, adjustments: [] },
    sections: [
      section('pieces', 'Reception', pieces),
      section('extras', 'If you like', [line('option', OPTION, 10_000, { is_optional: true, selected: false })]),
    ],
    plan: [{ key: 'all', label: 'All of it', basis: 'percent', value: 10_000, due: { on: 'acceptance' } }],
  };
  await checked(api('PATCH', `${BASE}${id}/`, { content }, { 'if-match': '*' }));
  await checked(api('POST', `${BASE}${id}/send/`, undefined, { 'if-match': '*' }));
  const { path } = await checked<{ path: string }>(api('GET', `${BASE}${id}/address/`));
  return { link: `${url}${path}`, pdf: `${url}${BASE}${id}/pdf/` };
}
