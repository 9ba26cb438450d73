import type { ErrorCatalogue } from '../core/errors';

export const errors = {
  'plugins.release_refused': { status: 422, message: 'The release was not accepted: {reasons}. Nothing was stored.' },
  'plugins.version_taken': {
    status: 409,
    message: '{id} {version} is published already with other content. Publish it under a new version.',
  },
  'plugins.same_files': {
    status: 409,
    message:
      'The files of {id} {version} are those of {id} {other}: they carry that version, so they would not load as another one. Build it anew with its own version.',
  },
  'plugins.files_gone': { status: 410, message: 'This release of {id} was withdrawn for good. Its files are not served any more.' },
  'plugins.file_damaged': {
    status: 503,
    message: 'This file is damaged or missing on the server and is not given out. Publishing its release again mends it.',
  },
  'plugins.blob_mismatch': { status: 422, message: 'The bytes are not those of sha256 {sha256}. Nothing was stored.' },
  'plugins.release_unknown': { status: 404, message: '{id} has no release {wanted}. Publish it first.' },
  'plugins.channel_moved': {
    status: 409,
    message:
      'The channel {channel} of {id} is at generation {generation}, not {expected}: somebody else has moved it. Nothing was changed.',
  },
  'plugins.no_previous': { status: 409, message: 'The channel {channel} of {id} has no release to go back to. Nothing was changed.' },
  'plugins.incompatible': { status: 422, message: 'This release does not fit the shell in use: {reasons}. Nothing was changed.' },
  'plugins.plugin_unknown': { status: 404, message: 'There is no plugin {id}.' },
  'plugins.always_on': { status: 409, message: '{title} stays on: without it nobody could switch anything on again.' },
  'plugins.switch_moved': { status: 409, message: 'Somebody else has switched {title} in the meantime. Nothing was changed.' },
  'plugins.withdrawn': { status: 409, message: '{id} {version} is {status}: {reason}. Nothing was changed.' },
  'plugins.breaks_plugins': {
    status: 422,
    message: 'Released plugins do not fit this shell: {reasons}. Nothing was changed; force it with a reason if that is meant.',
  },
  'plugins.not_permitted': { status: 403, message: 'This token may not {right} {id}.' },
  'plugins.rollout_unknown': { status: 404, message: 'There is no such rollout.' },
  'plugins.rollout_runs': { status: 409, message: 'A rollout of {id} on {channel} is running already. Abort it, or wait for its end.' },
  'plugins.rollout_moved': {
    status: 409,
    message: 'The rollout is {state}, generation {generation}: somebody else has changed it. Nothing was changed.',
  },
  'plugins.no_baseline': {
    status: 409,
    message: 'The channel {channel} of {id} points to nothing yet, or to this release already: there is nothing to compare it with.',
  },
  'plugins.delivery_moved': { status: 409, message: 'Somebody else has changed this in the meantime. Nothing was changed.' },
  'plugins.event_unknown': {
    status: 404,
    message: 'There is no such event that did not arrive: it has arrived meanwhile, or somebody has discarded it.',
  },
  'plugins.hears_nothing': { status: 422, message: '{module} listens to no events.' },
  'plugins.hold_over': { status: 422, message: 'The date until which to hold must lie in the future, at most a year away.' },
  'plugins.member_unknown': { status: 404, message: 'There is no such member.' },
  'plugins.admin_only': { status: 403, message: 'Only an administrator of your business may ask about somebody else.' },
  'plugins.overrides_forbidden': { status: 409, message: 'Your business does not allow plugins from a developer’s machine.' },
  'plugins.no_developer': { status: 403, message: 'Only an administrator or a plugin developer may do this.' },
  'plugins.ticket_refused': { status: 403, message: 'This ticket is not valid: it is forged, over or revoked.' },
  'plugins.override_unknown': { status: 404, message: 'There is no such ticket.' },
  'plugins.key_unknown': { status: 404, message: 'There is no such key or token.' },
  'plugins.key_refused': { status: 422, message: 'This is no ed25519 public key.' },
  'plugins.tenant_unknown': { status: 404, message: 'There is no such business.' },
} as const satisfies ErrorCatalogue;
