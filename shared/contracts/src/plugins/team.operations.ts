import * as z from 'zod';
import type { OperationSpec } from '../core/define-routes';
import { idParam } from '../core/primitives';
import { issuedTicket, overrideBody, overrideBuild, overrideTicket } from './override';
import { deployTokenBody, deployTokenRow, endBody, issuedDeployToken, teamKey, teamKeyBody } from './team';

/** Who of a plugin team may deliver, and builds that one browser tries. */
export const teamOperations = {
  listOverrides: {
    summary: 'Tickets for plugins from a developer’s machine; everybody sees their own, an administrator all',
    access: 'session',
    ok: z.array(overrideTicket),
  },
  issueOverride: {
    summary: 'Let one person load one plugin from their own machine for some hours',
    access: 'session',
    body: overrideBody,
    bodyLimit: 4_096,
    status: 201,
    ok: issuedTicket,
    errors: ['plugins.plugin_unknown', 'plugins.member_unknown', 'plugins.no_developer', 'plugins.overrides_forbidden'],
  },
  revokeOverride: {
    summary: 'End a ticket',
    access: 'session',
    params: z.object({ id: idParam }),
    ok: overrideTicket,
    errors: ['plugins.override_unknown'],
  },
  announceBuild: {
    summary: 'Say what was built on the developer’s machine; the ticket is the right to do so',
    access: 'public',
    csrf: false,
    body: overrideBuild,
    ratePerMinute: 240,
    ok: overrideTicket,
    errors: ['plugins.ticket_refused', 'plugins.release_refused'],
  },
  listTeamKeys: { summary: 'Public keys of plugin teams', access: 'deploy', ok: z.array(teamKey) },
  addTeamKey: {
    summary: 'Register a team’s key: from then on releases of this plugin must be signed',
    access: 'deploy',
    body: teamKeyBody,
    status: 201,
    ok: teamKey,
    errors: ['plugins.key_refused', 'plugins.not_permitted'],
  },
  revokeTeamKey: {
    summary: 'Take a key away',
    access: 'deploy',
    params: z.object({ key: idParam }),
    body: endBody,
    ok: teamKey,
    errors: ['plugins.key_unknown', 'plugins.not_permitted'],
  },
  listDeployTokens: {
    summary: 'Tokens of build servers, without their secrets',
    access: 'deploy',
    ok: z.array(deployTokenRow),
    errors: ['plugins.not_permitted'],
  },
  issueDeployToken: {
    summary: 'Make a token that may publish or promote some plugins only',
    access: 'deploy',
    body: deployTokenBody,
    status: 201,
    ok: issuedDeployToken,
    errors: ['plugins.not_permitted'],
  },
  revokeDeployToken: {
    summary: 'End a token',
    access: 'deploy',
    params: z.object({ token: idParam }),
    body: endBody,
    ok: deployTokenRow,
    errors: ['plugins.key_unknown', 'plugins.not_permitted'],
  },
} as const satisfies Readonly<Record<string, OperationSpec>>;
