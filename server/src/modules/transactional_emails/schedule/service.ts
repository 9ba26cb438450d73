import { mailSpec, type ComingMail, type MailKey, type Schedule } from '@butterfly/contracts/transactional_emails';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { localDay } from '../../../platform/time/local-time';
import type { Facts } from '../sends/facts';
import { sendsOfProject } from '../sends/repository';
import { shownSend } from '../sends/service';
import { suppressionOf } from '../suppressions/repository';
import { switches } from '../templates/repository';

const MOST_SENT = 100;

interface Parts {
  readonly platform: Pick<Platform, 'api' | 'clock' | 'db' | 'fillers'>;
  readonly facts: Facts;
}

/** What the client of a project has received and will receive, and when. */
export class ScheduleService {
  constructor(private readonly parts: Parts) {}

  /** @throws AppError `not_found` */
  async ofProject(db: Db, projectId: number): Promise<Schedule> {
    const { platform, facts } = this.parts;
    const { client, projectName, eventDate } = await facts.of(db, { projectId });
    if (projectName === null) throw new AppError('not_found');
    const { tz } = await platform.api('auth_and_admin').tenant(db);
    const email = client?.email ?? null;
    return {
      project_id: projectId,
      project_name: projectName,
      event_date: eventDate,
      today: localDay(platform.clock(), tz),
      client: client && { name: client.name, email, language: client.language, suppressed: await this.#suppressed(db, email) },
      sent: (await sendsOfProject(db, projectId, MOST_SENT)).map(shownSend),
      coming: await this.#coming(db, projectId),
    };
  }

  async #suppressed(db: Db, email: string | null) {
    if (email === null) return null;
    return (await suppressionOf(db, email))?.reason ?? null;
  }

  /** Those with a day first, in their order; then what waits for something to happen. */
  async #coming(db: Db, projectId: number): Promise<ComingMail[]> {
    const on = await switches(db);
    const coming: ComingMail[] = [];
    for (const source of this.parts.platform.fillers('platform.coming_mails')) {
      for (const { template, on: day, why } of await source.ofProject(db, projectId)) {
        const spec = mailSpec(template);
        if (!spec) continue;
        const isOn = spec.category === 'required' || on.get(template) !== false;
        coming.push({ template: template as MailKey, title: spec.title, on: day, why, is_on: isOn });
      }
    }
    return coming.sort((a, b) => (a.on ?? '9999').localeCompare(b.on ?? '9999'));
  }
}
