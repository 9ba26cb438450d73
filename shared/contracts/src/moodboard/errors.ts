import type { ErrorCatalogue } from '../core/errors';

export const errors = {
  'moodboard.board_not_found': { status: 404, message: 'There is no moodboard here yet.' },
  'moodboard.project_not_found': { status: 404, message: 'There is no such project.' },
  'moodboard.already_exists': { status: 409, message: 'This project has a moodboard already. Nothing was changed.' },
  'moodboard.patch_failed': {
    status: 400,
    message: 'Operation {operation} of the patch cannot be applied: {reason}. Nothing was changed.',
  },
  'moodboard.temp_conflict': { status: 409, message: 'Somebody else has saved a newer version. Nothing was overwritten.' },
  'moodboard.too_large': { status: 413, message: 'A moodboard holds at most {limit} bytes. Nothing was changed.' },
  'moodboard.too_many_items': {
    status: 413,
    message: 'A moodboard holds at most {limit} items. Nothing was changed; put some of them on another board.',
  },
  'moodboard.not_an_image': {
    status: 415,
    message: 'Only PNG, JPEG, WebP, GIF and AVIF pictures can be placed on a board. Nothing was added.',
  },
  'moodboard.image_too_many_pixels': {
    status: 413,
    message: 'This picture has {pixels} pixels; a board takes at most {limit}. Nothing was added.',
  },
  'moodboard.image_unreadable': { status: 422, message: 'This picture is damaged and cannot be read. Nothing was added.' },
  'moodboard.import_refused': { status: 422, message: 'Pictures are only fetched from public web addresses. Nothing was added.' },
  'moodboard.import_failed': {
    status: 422,
    message: 'The picture could not be fetched: {reason}. Save it on your device and drop it here instead.',
  },
  'moodboard.import_too_large': { status: 413, message: 'The file at this address is larger than {limit} bytes. Nothing was added.' },
  'moodboard.share_locked': { status: 423, message: 'This board opens with a password.' },
  'moodboard.share_wrong_password': {
    status: 422,
    message: 'This is not the password of this board. Please check it with who sent you the link.',
  },
  'moodboard.share_view_only': { status: 403, message: 'This link is for looking only.' },
  'moodboard.share_in_the_past': { status: 400, message: 'A link cannot end in the past. Choose a later day.' },
  'moodboard.too_many_shares': { status: 409, message: 'A board has at most {limit} links. Take one back first.' },
  'moodboard.item_not_found': { status: 404, message: 'This item is not on the board any more.' },
  'moodboard.too_many_comments': { status: 409, message: 'A board holds at most {limit} comments. Nothing was added.' },
  'moodboard.not_your_comment': { status: 409, message: 'Only who wrote a comment, or an administrator, can change it.' },
  'moodboard.too_many_labels': { status: 409, message: 'A board keeps at most {limit} named versions. Take a name from one first.' },
} as const satisfies ErrorCatalogue;
