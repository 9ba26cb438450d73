import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { manifest } from '../../manifest';

/** The host of tests, with the routes of the manifest. */
export function crmHost() {
  const routes = Object.fromEntries(manifest.contributes.routes.map(({ id, path }) => [id, path]));
  return createFakeHost({ id: 'tenant_crm', routes, tenant: { tz: 'America/New_York' } });
}
