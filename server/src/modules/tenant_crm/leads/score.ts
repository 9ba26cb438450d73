import type { CrmSettings, Lead, ScoreReason } from '@butterfly/contracts/tenant_crm';

export type Scored = Pick<Lead, 'event_date' | 'budget_min_cents' | 'budget_max_cents' | 'venue_text' | 'source' | 'phone'>;

interface Circumstances {
  readonly today: string;
  readonly dateFull: boolean;
  readonly minimum: CrmSettings['minimum'];
}

/** What moved the score, rule by rule; the sum clamped to 0–100 is the score. */
export function scoreReasons(lead: Scored, { today, dateFull, minimum }: Circumstances): ScoreReason[] {
  const budget = lead.budget_max_cents ?? lead.budget_min_cents;
  const rules: readonly (ScoreReason & { holds: boolean })[] = [
    { rule: 'date_known', points: 25, holds: lead.event_date !== null },
    { rule: 'budget_given', points: 20, holds: budget !== null },
    { rule: 'venue_known', points: 15, holds: lead.venue_text !== '' },
    { rule: 'referral', points: 15, holds: lead.source === 'referral' },
    { rule: 'phone_given', points: 10, holds: lead.phone !== null },
    { rule: 'far_away', points: 10, holds: lead.event_date !== null && daysBetween(today, lead.event_date) > 60 },
    { rule: 'below_minimum', points: -20, holds: budget !== null && budget < minimumOn(minimum, lead.event_date) },
    { rule: 'date_full', points: -15, holds: dateFull },
  ];
  return rules.filter(({ holds }) => holds).map(({ rule, points }) => ({ rule, points }));
}

export function scoreOf(reasons: readonly ScoreReason[]): number {
  return Math.min(
    100,
    Math.max(
      0,
      reasons.reduce((sum, { points }) => sum + points, 0),
    ),
  );
}

/** The highest minimum that applies on a day; without a day, the one that always applies. */
export function minimumOn({ base_cents, weekdays, seasons }: CrmSettings['minimum'], day: string | null): number {
  if (day === null) return base_cents;
  const monthDay = day.slice(5);
  const inSeason = seasons.filter(({ from, to }) => (from <= to ? monthDay >= from && monthDay <= to : monthDay >= from || monthDay <= to));
  return Math.max(
    base_cents,
    weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 0,
    ...inSeason.map(({ minimum_cents }) => minimum_cents),
  );
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
