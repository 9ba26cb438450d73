import type { ErrorCatalogue } from '../core';

export const errors = {
  'records.too_many_files': { status: 409, message: 'This record has {limit} files already. Remove one first.' },
  'records.too_many_custom_fields': {
    status: 409,
    message: 'There are {limit} fields already. Archive one you no longer need, then add the new one.',
  },
  'records.options_needed': { status: 400, message: 'Give at least one option to choose from. Nothing was changed.' },
  'records.csv_unreadable': { status: 400, message: 'The file could not be read as a table: {why}. Nothing was imported.' },
  'records.import_has_begun': {
    status: 409,
    message: 'This import has begun. Undo it and hand in the file again to change how it is read.',
  },
  'records.import_field_missing': { status: 400, message: 'Choose the column that holds “{field}”. Nothing was imported yet.' },
  'records.import_not_done': { status: 409, message: 'Only an import that is finished can be undone.' },
} as const satisfies ErrorCatalogue;
