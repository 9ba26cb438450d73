const CAMPAIGN = /^([a-z0-9-]{1,80})\.([a-z0-9]{4,40})$/;

/** What the page behind a link is told, as any campaign would be: forms keep it with the lead. */
export const utmOf = (slug: string, code: string): URLSearchParams =>
  new URLSearchParams({ utm_source: 'referral', utm_campaign: `${slug}.${code}` });

/** The partner's code in what a form kept; null: none, or of another business. */
export function codeOf(utm: Readonly<Record<string, unknown>>, slug: string): string | null {
  if (utm['utm_source'] !== 'referral') return null;
  const [, business, code] = CAMPAIGN.exec(String(utm['utm_campaign'] ?? '')) ?? [];
  return business === slug && code ? code : null;
}

/** A code as it stands in an address, with the business before it. */
export function readCode(address: string): { slug: string; code: string } | null {
  const [, slug, code] = CAMPAIGN.exec(address.toLowerCase()) ?? [];
  return slug && code ? { slug, code } : null;
}
