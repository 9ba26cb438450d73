import type { BroughtProject, PartnerWorth } from '@butterfly/contracts/referral_portal';
import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';
import { referrals, type StoredReferral } from '../repository';
import { statementYears } from '../statements/repository';
import { agreedOf } from './agreed';

const WHOLE_BPS = 10_000;

/** What a partner brought and what it cost, wedding by wedding; the next event first. */
export async function worthOf(
  db: Db,
  { platform, partnerId }: { platform: Pick<Platform, 'api'>; partnerId: number },
): Promise<PartnerWorth> {
  const sql = `select ${referrals.columns} from ${referrals.name} where partner_id = $1 and project_id is not null and status <> 'rejected' limit 500`;
  const rows = await db.rows<StoredReferral>(sql, [partnerId]);
  const known = await platform.api('tenant_crm').projectsById(
    db,
    rows.flatMap(({ project_id }) => project_id ?? []),
  );
  const projects: BroughtProject[] = [];
  for (const { id, project_id, commission_cents } of rows) {
    const project = known.find((one) => one.id === project_id);
    if (!project) continue;
    const money = await netOf(db, { platform, projectId: project.id });
    const cost_bps = shareOf(commission_cents, money.collected_net_cents);
    projects.push({
      referral_id: id,
      project_id: project.id,
      project_name: project.name,
      event_date: project.event_date,
      ...money,
      commission_cents,
      cost_bps,
    });
  }
  projects.sort((a, b) => (b.event_date ?? '').localeCompare(a.event_date ?? ''));
  const sum = (field: 'agreed_net_cents' | 'collected_net_cents' | 'commission_cents') =>
    projects.reduce((all, one) => all + one[field], 0);
  const [collected_net_cents, commission_cents] = [sum('collected_net_cents'), sum('commission_cents')];
  const { currency, tz } = await platform.api('auth_and_admin').tenant(db);
  return {
    ...{ currency, projects, agreed_net_cents: sum('agreed_net_cents'), collected_net_cents, commission_cents },
    cost_bps: shareOf(commission_cents, collected_net_cents),
    statement_years: await statementYears(db, { partnerId, tz }),
  };
}

/** What was agreed and what came of it, without tax and damage waiver. */
async function netOf(db: Db, { platform, projectId }: { platform: Pick<Platform, 'api'>; projectId: number }) {
  const { gross_cents, net_cents } = await agreedOf(db, { platform, projectId });
  const moves = await platform.api('payments').moves(db, projectId);
  const came = moves.reduce((sum, { kind, amount_cents }) => sum + (kind === 'payment' ? amount_cents : -amount_cents), 0);
  return { agreed_net_cents: net_cents, collected_net_cents: partOf(net_cents, Math.min(came, gross_cents), gross_cents) };
}

/** Rounded half away from zero; of nothing it is nothing. */
function partOf(whole: number, part: number, of: number): number {
  if (of <= 0 || part <= 0) return 0;
  return Number((BigInt(whole) * BigInt(part) * 2n + BigInt(of)) / (BigInt(of) * 2n));
}

const shareOf = (cost: number, of: number): number | null => (of <= 0 ? null : partOf(WHOLE_BPS, cost, of));
