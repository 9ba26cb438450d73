import type { ErrorCatalogue } from '../core';
import { errors as ofRecords } from '../records/errors';

export const errors = {
  'tenant_crm.lost_reason_required': { status: 400, message: 'Say why the project was lost. It has not been moved.' },
  'tenant_crm.project_archived': { status: 409, message: 'This project is in the archive. Take it out before you change it.' },
  'tenant_crm.fields_required': {
    status: 400,
    message: 'This stage asks for more than the project has. Fill it in and it moves. It has not been moved.',
  },
  'tenant_crm.unknown_choice': { status: 400, message: 'This is not in the list of your settings. Nothing was changed.' },
  'tenant_crm.lead_read_only': {
    status: 409,
    message: 'This lead has become a project and is kept as it was. Change the project instead.',
  },
  'tenant_crm.stage_name_taken': { status: 409, message: 'Another stage has this name already. Nothing was changed.' },
  'tenant_crm.too_many_stages': { status: 409, message: 'There are {limit} stages already. Delete one you no longer need first.' },
  'tenant_crm.stage_in_use': { status: 409, message: 'This stage has {count} projects. Say where they shall move. Nothing was deleted.' },
  'tenant_crm.last_open_stage': {
    status: 409,
    message: 'New projects need at least one open stage, so this one has to stay. Nothing was changed.',
  },
  'tenant_crm.too_many_files': ofRecords['records.too_many_files'],
  'tenant_crm.too_many_custom_fields': ofRecords['records.too_many_custom_fields'],
  'tenant_crm.options_needed': ofRecords['records.options_needed'],
  'tenant_crm.email_taken': {
    status: 409,
    message: 'Another contact has this e-mail address already. Nothing was saved; you can open that contact instead.',
  },
  'tenant_crm.record_put_away': { status: 409, message: 'This record is archived, deleted or merged. Bring it back before you change it.' },
  'tenant_crm.cannot_merge': {
    status: 409,
    message: 'These two cannot be merged: one of them is deleted or merged already. Nothing was changed.',
  },
  'tenant_crm.merge_undo_refused': { status: 409, message: 'This merge can no longer be undone: {why}. Nothing was changed.' },
  'tenant_crm.role_taken': { status: 409, message: 'This person has that role in the project already.' },
  'tenant_crm.csv_unreadable': ofRecords['records.csv_unreadable'],
  'tenant_crm.import_has_begun': ofRecords['records.import_has_begun'],
  'tenant_crm.import_field_missing': ofRecords['records.import_field_missing'],
  'tenant_crm.import_not_done': ofRecords['records.import_not_done'],
} as const satisfies ErrorCatalogue;
