import type { ErrorCatalogue } from '../core/errors';

export const errors = {
  'plugins.release_refused': { status: 422, message: 'The release was not accepted: {reasons}. Nothing was stored.' },
  'plugins.version_taken': { status: 409, message: '{id} {version} is published already with other content. Publish it under a new version.' },
  'plugins.blob_mismatch': { status: 422, message: 'The bytes are not those of sha256 {sha256}. Nothing was stored.' },
  'plugins.release_unknown': { status: 404, message: '{id} has no release {wanted}. Publish it first.' },
  'plugins.channel_moved': { status: 409, message: 'The channel {channel} of {id} is at generation {generation}, not {expected}: somebody else has moved it. Nothing was changed.' },
  'plugins.no_previous': { status: 409, message: 'The channel {channel} of {id} has no release to go back to. Nothing was changed.' },
  'plugins.incompatible': { status: 422, message: 'This release does not fit the shell in use: {reasons}. Nothing was changed.' },
  'plugins.plugin_unknown': { status: 404, message: 'There is no plugin {id}.' },
} as const satisfies ErrorCatalogue;
