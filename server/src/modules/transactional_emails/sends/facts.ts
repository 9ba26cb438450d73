import { readableOn } from '@butterfly/contracts/colors';
import { clientLanguageOf } from '@butterfly/contracts/core';
import type { ProjectPerson, ProjectRole } from '@butterfly/contracts/tenant_crm';
import type { Language } from '@butterfly/contracts/transactional_emails';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import type { MailValues } from '../rendering/values';
import { readSettings, type StoredSettings } from '../settings/repository';

const OWN_COLOR = '#2f4a3a';

/** Whom mail about a project is written to. */
export interface Client {
  readonly contactId: number;
  readonly name: string;
  readonly firstName: string;
  readonly email: string | null;
  readonly language: Language;
}

/** What every mail about a project has. */
export interface ProjectFacts {
  readonly projectName: string | null;
  readonly eventDate: string | null;
  readonly client: Client | null;
  readonly values: MailValues;
}

interface Wanted {
  readonly projectId: number | null;
  /** Whom it is written to, where that is not the client. */
  readonly name?: string | undefined;
}

/** Reads what mails say about a project, its client and the business. */
export class Facts {
  constructor(private readonly platform: Pick<Platform, 'api'>) {}

  /** @throws AppError `not_found` for a project that the business, or the member, does not have */
  async of(db: Db, { projectId, name }: Wanted): Promise<ProjectFacts> {
    const tenant = await this.platform.api('auth_and_admin').tenant(db);
    const settings = await readSettings(db, tenant.locale);
    const project = projectId === null ? null : await this.platform.api('tenant_crm').project(db, projectId);
    if (project === undefined) throw new AppError('not_found');
    const client = projectId === null ? null : await this.client(db, projectId, settings);
    const color = tenant.brand.primary ?? OWN_COLOR;
    const called = name ?? client?.name ?? '';
    return {
      projectName: project?.name ?? null,
      eventDate: project?.event_date ?? null,
      client,
      values: {
        'business.name': tenant.name,
        'business.color': color,
        'business.on_color': readableOn(color),
        'client.name': called,
        'client.first_name': name === undefined && client ? client.firstName : called,
        'project.name': project?.name ?? '',
        'project.venue': project?.venue_text ?? '',
        ...(project?.event_date && { 'project.date': { day: project.event_date } }),
      },
    };
  }

  /** Who pays, or the couple, or who is there; of those with an address. */
  async client(db: Db, projectId: number, settings: StoredSettings): Promise<Client | null> {
    const { contacts } = this.platform.api('tenant_crm');
    const people = await contacts.peopleOf(db, projectId);
    const [first] = [...people].sort((a, b) => rankOf(a) - rankOf(b) || a.id - b.id);
    if (!first) return null;
    const whole = first.email ? await contacts.byEmail(db, first.email) : undefined;
    const name = `${first.first_name} ${first.last_name}`.trim();
    return {
      contactId: first.contact_id,
      name: name || (first.email ?? ''),
      firstName: first.first_name || name,
      email: first.email,
      language: clientLanguageOf(whole?.locale) ?? settings.language,
    };
  }
}

/** Who pays comes before everybody but the first of the couple; whoever has no address comes last. */
const RANKS: Partial<Record<ProjectRole, number>> = { partner1: 0, billing: 1, partner2: 2, parent: 3 };

function rankOf({ email, is_billing, role }: Pick<ProjectPerson, 'email' | 'is_billing' | 'role'>): number {
  const rank = RANKS[role] ?? 10;
  return (email ? 0 : 100) + (is_billing ? Math.min(rank, 1) : rank);
}
