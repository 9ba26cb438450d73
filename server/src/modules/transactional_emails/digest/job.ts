import { addDays } from '@butterfly/contracts/days';
import type { Db } from '../../../platform/db/db';
import type { Job } from '../../../platform/define-module';
import { composeMail } from '../../../platform/mail/template/compose-mail';
import { siteOf } from '../../../platform/mail/site-of';
import type { Platform } from '../../../platform/platform';
import { instantOf, localDay, localTime } from '../../../platform/time/local-time';
import { doingText } from './doings.data';
import { doingsBetween, forgetDoings, takeDue, type CountedDoing } from './repository';

type Parts = Pick<Platform, 'access' | 'api' | 'clock' | 'db' | 'env' | 'mail'>;

/** By the clock of the business. */
const LEAVES_AT = '07:00';
/** Who was told of nothing for longer hears of these days. */
const MOST_DAYS = 7;
const KEPT_DAYS = 30;

/** One mail a day to each member who wants it, about what clients have done; none when they did nothing. */
export function digestJob(parts: Parts): Job<never> {
  return {
    name: 'transactional_emails.digest',
    schedule: '*/10 * * * *',
    run: async () => {
      for (const tenantId of await parts.api('auth_and_admin').activeTenantIds())
        if (await parts.access.enabled(tenantId, 'transactional_emails'))
          await parts.db.withTenant({ tenantId, memberId: null }, (db) => sendDigests(db, parts));
    },
  };
}

export async function sendDigests(db: Db, parts: Parts): Promise<void> {
  const { tz } = await parts.api('auth_and_admin').tenant(db);
  const now = parts.clock();
  if (localTime(now, tz).slice(11) < LEAVES_AT) return;
  const today = localDay(now, tz);
  const due = await takeDue(db, today);
  if (due.length === 0) return;
  const members = new Map((await parts.api('auth_and_admin').members(db)).map((member) => [member.member_id, member]));
  const midnight = (day: string) => instantOf({ day, time: '00:00', tz });
  for (const { member_id: memberId, since } of due) {
    const member = members.get(memberId);
    const first = addDays(today, -MOST_DAYS);
    const doings = await doingsBetween(db, { from: midnight(since < first ? first : since), to: midnight(today) });
    if (member) await sendOne(db, { parts, memberId, to: member.email, name: member.display_name, doings });
  }
  await forgetDoings(db, midnight(addDays(today, -KEPT_DAYS)));
}

interface Digest {
  readonly parts: Parts;
  readonly memberId: number;
  readonly to: string;
  readonly name: string;
  readonly doings: readonly CountedDoing[];
}

async function sendOne(db: Db, { parts, memberId, to, name, doings }: Digest): Promise<void> {
  const projects = await concerning(db, { parts, memberId, doings });
  if (projects.length === 0) return;
  const { name: business, brand } = await parts.api('auth_and_admin').tenant(db);
  const site = siteOf(parts.env);
  const mail = composeMail(`What your clients did: ${namesOf(projects)}`, {
    brand: { name: business, color: brand.primary },
    blocks: [
      { kind: 'heading', text: 'What your clients did' },
      { kind: 'paragraph', text: `Good morning, ${name}.` },
      { kind: 'figures', rows: projects.map((project) => [project.name, wordsOf(project.id, doings)]) },
      { kind: 'button', label: 'Open the projects', href: `${site}/tenant_crm/projects` },
      { kind: 'note', text: `You switched this mail on; it is switched off at ${site}/transactional_emails/settings.` },
    ],
  });
  await parts.mail.sendBusiness(db, { to, ...mail });
}

/** The projects of a member in which something was done. */
async function concerning(db: Db, { parts, memberId, doings }: Pick<Digest, 'doings' | 'memberId' | 'parts'>) {
  const projects = await parts.api('tenant_crm').projectsById(db, [...new Set(doings.map(({ project_id }) => project_id))]);
  const own: typeof projects = [];
  for (const project of projects) {
    const concern = { projectId: project.id, ownerId: project.owner_id, plugin: 'transactional_emails' };
    if ((await parts.api('manage_members').concerned(db, concern)).includes(memberId)) own.push(project);
  }
  return own;
}

function namesOf(projects: readonly { readonly name: string }[]): string {
  const [first, ...others] = projects.map(({ name }) => name);
  return others.length === 0 ? `${first}` : `${first} and ${others.length} more`;
}

function wordsOf(projectId: number, doings: readonly CountedDoing[]): string {
  return doings
    .filter(({ project_id }) => project_id === projectId)
    .map(doingText)
    .join(', ');
}
