import { newProgram } from '@butterfly/contracts/referral_portal';
import type { DemoBuilder } from '../../../demo/demo-business';
import { hashPassword } from '../../../platform/auth/password-hash';
import type { Db } from '../../../platform/db/db';
import { inNameOf } from '../../../platform/db/worker';
import type { Platform } from '../../../platform/platform';
import { EarningService } from '../earnings/service';
import { partners } from '../partners/repository';
import { programList } from '../programs/service';
import { programs, referrals } from '../repository';
import { ReferralService } from '../referrals/service';
import { SettingsService } from '../settings-service';

/** Two partners, of whom Rivergate has sent the wedding of Marlow and Okafor. A business that has programs keeps what it has. */
export const builder: DemoBuilder = {
  order: 80,
  build: async ({ platform, business, projects }) => {
    if (business.key !== 'fern') return;
    const worker = inNameOf({ tenantId: business.tenantId, memberId: business.members.get('leo') ?? null });
    const isThere = await platform.db.withTenant(worker, async (db) => (await programList(db)).length > 0);
    if (isThere) return;
    const password_hash = await hashPassword(platform.env.DEMO_PASSWORD);
    await platform.db.withTenant(worker, (db) => fill(db, { platform, password_hash, wedding: projects.get('Marlow & Okafor wedding') }));
  },
};

interface Filling {
  readonly platform: Platform;
  readonly password_hash: string;
  readonly wedding: number | undefined;
}

async function fill(db: Db, { platform, password_hash, wedding }: Filling): Promise<void> {
  const at = platform.clock().toISOString();
  const planners = await programs.insert(db, newProgram.parse({ name: 'Planners: 10 % of what comes in' }));
  const friends = await programs.insert(
    db,
    newProgram.parse({ name: 'Friends of the house', reward: 'fixed', fixed_cents: 15_000, trigger: 'first_payment' }),
  );
  await new SettingsService(platform).update(db, { patch: { landing_path: '/schedule/fern-thistle.consultation' }, ifMatch: '*' });
  const active = { status: 'approved', agreement_signed_at: at, agreement_text: '', password_hash, phone: '' };
  const rivergate = await partners.insert(db, {
    ...{ ...active, username: 'rivergate', company: 'Rivergate Planning', contact_name: 'June Rivers', email: 'june@rivergate.example' },
    ...{ kind: 'planner', program_id: planners.id, code: 'rivergate1' },
  });
  await partners.insert(db, {
    ...{ ...active, username: 'lena-vogt', company: 'Lena Vogt Photography', contact_name: 'Lena Vogt', email: 'hello@lenavogt.example' },
    ...{ kind: 'photographer', program_id: friends.id, code: 'lenavogt1' },
  });
  const { reward, percent_bps, fixed_cents, base, trigger, hold_days, cap_cents, duration_days } = planners;
  const terms = { reward, percent_bps, fixed_cents, base, trigger, hold_days, cap_cents, duration_days };
  await referrals.insert(db, {
    ...{
      partner_id: rivergate.id,
      name: 'Hazel Brandt',
      email: 'hazel.brandt@example.com',
      phone: '',
      event_date: null,
      terms,
      referred_at: at,
    },
    ...{ note: 'A June wedding by the river', source: 'form', status: 'submitted' },
  });
  if (wedding === undefined) return;
  const service = new ReferralService(platform, new EarningService(platform));
  await service.note(db, {
    partner_id: rivergate.id,
    name: 'Tess Marlow',
    email: '',
    phone: '',
    project_id: wedding,
    event_date: null,
    note: '',
  });
}
