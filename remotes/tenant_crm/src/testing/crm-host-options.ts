import { manifest } from '../../manifest';

/** What a fake host needs to know of this plugin: its routes, and a business whose clock the tests can read. */
export const crmHostOptions = {
  id: manifest.id,
  routes: Object.fromEntries(manifest.contributes.routes.map(({ id, path }) => [id, path])),
  tenant: { tz: 'America/New_York' },
};
