import type { ErrorCatalogue } from '../core/errors';

export const errors = {
  'moodboard.board_not_found': { status: 404, message: 'There is no moodboard here yet.' },
  'moodboard.project_not_found': { status: 404, message: 'There is no such project.' },
  'moodboard.already_exists': { status: 409, message: 'This project has a moodboard already. Nothing was changed.' },
  'moodboard.patch_failed': { status: 400, message: 'Operation {operation} of the patch cannot be applied: {reason}. Nothing was changed.' },
  'moodboard.temp_conflict': { status: 409, message: 'Somebody else has saved a newer version. Nothing was overwritten.' },
  'moodboard.too_large': { status: 413, message: 'A moodboard holds at most {limit} bytes. Nothing was changed.' },
} as const satisfies ErrorCatalogue;
