import { manifest } from '../../manifest';

/** What a fake host needs to know of this plugin. */
export const membersHostOptions = {
  id: manifest.id,
  routes: Object.fromEntries(manifest.contributes.routes.map(({ id, path }) => [id, path])),
  tenant: { tz: 'America/New_York' },
};
