import type { ErrorCatalogue } from '../core/errors';

export const errors = {
  'manage_members.last_admin': {
    status: 409,
    message:
      'Your business needs an administrator, and this is the last one. Make somebody else an administrator first. Nothing was changed.',
  },
  'manage_members.admin_untouchable': { status: 403, message: 'Only an administrator can change the record of an administrator.' },
  'manage_members.costs_hidden': { status: 403, message: 'Wages can be changed only by members who may see costs.' },
  'manage_members.successor_needed': { status: 409, message: '{name} takes care of {projects} projects. Choose who takes them over.' },
  'manage_members.successor_invalid': { status: 400, message: 'The successor must be another active member of your business.' },
  'manage_members.not_yourself': { status: 409, message: 'You cannot shut yourself out. Ask another administrator to do it.' },
  'manage_members.deactivate_first': { status: 409, message: 'Deactivate {name} first, so that somebody takes over the work.' },
  'manage_members.invite_used': { status: 409, message: 'This invitation has been accepted already.' },
  'manage_members.invite_revoked': { status: 409, message: 'This invitation was taken back. Ask {name} for a new one.' },
  'manage_members.invite_expired': {
    status: 409,
    message: 'This invitation was valid for seven days and has expired. Ask {name} for a new one.',
  },
  'manage_members.invite_newer': { status: 409, message: 'There is a newer open invitation for {email}. Send that one again.' },
  'manage_members.mail_not_set_up': {
    status: 409,
    message: 'Invitations go by e-mail, and this installation has no mail server yet. Ask whoever runs it to set one up. Nothing was sent.',
  },
  'manage_members.role_name_taken': { status: 409, message: 'There is a role called {name} already.' },
  'manage_members.role_protected': {
    status: 409,
    message: '{name} is a role every business keeps. Make a copy of it and change that one.',
  },
  'manage_members.role_in_use': { status: 409, message: '{count} members have the role {name}. Give them another one first.' },
  'manage_members.unknown_permission': { status: 400, message: 'There is no permission {name}. Nothing was changed.' },
  'manage_members.skill_exists': { status: 409, message: 'There is a skill called {name} already.' },
  'manage_members.certificate_missing': { status: 400, message: '{name} needs a certificate. Say until when it is valid.' },
  'manage_members.category_nested': {
    status: 409,
    message: 'A category cannot lie inside itself, and five levels are the limit. Nothing was changed.',
  },
} as const satisfies ErrorCatalogue;
