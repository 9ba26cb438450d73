import * as z from 'zod';
import { defineRoutes } from '../core/define-routes';
import { changeOperations } from './changes/operations';
import { inviteOperations } from './invites/operations';
import { memberOperations } from './members/operations';
import { roleOperations } from './roles/operations';
import { ruleOperations } from './rules/operations';
import { permissionRecord } from './schema';
import { skillOperations } from './skills/operations';

const ownOperations = defineRoutes(
  { myPermissions: 'GET /api/manage_members/me/permissions/' },
  {
    myPermissions: {
      summary: 'What may I use? Never cached; `nocache` is ignored',
      access: 'session',
      query: z.object({ nocache: z.string().max(40).optional() }),
      ok: permissionRecord,
    },
  },
);

export const operations = {
  ...ownOperations,
  ...memberOperations,
  ...inviteOperations,
  ...roleOperations,
  ...skillOperations,
  ...ruleOperations,
  ...changeOperations,
};
