import type { operations, Role } from '@butterfly/contracts/manage_members';
import { reply, type Handlers } from '../../../platform/define-module';
import type { Platform } from '../../../platform/platform';
import { auditOf } from '../audit/repository';
import { permissionCatalogueOf } from './catalogue';
import { enforcedFeatures } from './features';
import { etagOfRole, type RoleService } from './service';

type Tx = Parameters<Handlers<typeof operations>['listRoles']>[0]['tx'];

const answer = (role: Role, status?: number) => reply(role, { etag: etagOfRole(role), ...(status && { status }) });
/** Features that take fields out of answers, in the words of the simulator. */
const HIDING: Readonly<Record<string, string>> = { view_costs: 'Costs, wages and margins' };

/** Operation to service call. */
export function roleHandlers(roles: RoleService, platform: Platform) {
  const plugins = () => platform.filler('manage_members.plugin_surface');
  const catalogue = async (tx: Tx) =>
    permissionCatalogueOf({
      plugins: await plugins().described(),
      switchedOff: await tx((db) => plugins().switchedOff(db)),
      enforced: enforcedFeatures(platform.operations()),
    });
  return {
    listRoles: ({ tx }) => tx((db) => roles.list(db)),
    getRole: async ({ params, tx }) => answer(await tx((db) => roles.read(db, params.id))),
    createRole: async ({ body, tx }) => {
      const known = await catalogue(tx);
      return answer(await tx((db) => roles.create(db, { role: body, catalogue: known })), 201);
    },
    updateRole: async ({ params, body, headers, tx }) => {
      const known = await catalogue(tx);
      return answer(await tx((db) => roles.update(db, { id: params.id, patch: body, ifMatch: headers['if-match'], catalogue: known })));
    },
    deleteRole: async ({ params, headers, tx }) => {
      await tx((db) => roles.remove(db, { id: params.id, ifMatch: headers['if-match'] }));
      return undefined;
    },
    previewRole: async ({ body, tx }) => {
      const { cards, nav, pages } = await plugins().seenBy(body, await tx((db) => plugins().switchedOff(db)));
      const hidden = Object.entries(HIDING)
        .filter(([feature]) => !body.is_admin && !body.features.includes(feature))
        .map(([, text]) => text);
      return { cards: [...cards], nav: [...nav], pages: [...pages], hidden };
    },
    listPermissions: ({ tx }) => catalogue(tx),
    listAudit: async ({ query, tx }) =>
      tx(async (db) => {
        const names = await platform.api('auth_and_admin').memberNames(db);
        return (await auditOf(db, query)).map(({ actor_id: actor, ...entry }) => ({
          ...entry,
          actor: actor === null ? null : (names.get(actor) ?? null),
        }));
      }),
  } satisfies Partial<Handlers<typeof operations>>;
}
