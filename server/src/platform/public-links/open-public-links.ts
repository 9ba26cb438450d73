import { createSecretBox } from '../auth/secret-box';
import type { PooledDatabase } from '../db/pooled-database';
import type { Environment } from '../environment';
import type { JobQueue } from '../jobs/job-queue';
import type { Platform } from '../platform';
import { ClientSessions } from './client-sessions';
import { LinkDoor } from './link-door';
import { PublicLinks } from './public-links';
import { forgetOldLinks } from './public-links.repository';
import { settleSignedLinks } from './settle-signed-links';

interface Parts extends Pick<Platform, 'signer' | 'clock'> {
  readonly env: Environment;
  readonly db: PooledDatabase;
  readonly jobs: JobQueue;
  /** Is a module on for a business? */
  isOn(place: { tenantId: number; module: string }): Promise<boolean>;
}

/** Everything about links without a login, made once at boot. */
export async function openPublicLinks({
  env,
  db,
  jobs,
  signer,
  clock,
  isOn,
}: Parts): Promise<Pick<Platform, 'links' | 'linkDoor' | 'clients'>> {
  const box = createSecretBox(env.SESSION_SECRET, 'links');
  await settleSignedLinks(db, { signer, box });
  jobs.register({ name: 'platform.forget_links', schedule: '29 3 * * *', run: () => db.asDispatcher((tx) => forgetOldLinks(tx, clock())) });
  const clients = new ClientSessions({ db, signer, clock, publicUrl: env.PUBLIC_URL });
  return {
    clients,
    links: new PublicLinks({ signer, box, clock }),
    linkDoor: new LinkDoor({ db, signer, clock, sessions: clients, limited: env.RATE_LIMITS, isOn }),
  };
}
