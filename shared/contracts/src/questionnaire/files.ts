import * as z from 'zod';
import { uploadBody, uploadQuery } from '../core/files';
import { id, idParam } from '../core/primitives';
import { MAX_FILE_BYTES } from './form/kept-file';

const byLink = z.object({ uniqueLink: z.string().min(1).max(200) });
const bytes = { ok: z.unknown(), answer: 'handler', errors: ['file_gone'] } as const;
const faults = ['storage_full', 'questionnaire.wrong_kind', 'questionnaire.unreadable'] as const;
/** A kept file, as an answer names it. */
const keptFile = z.object({ file: id, name: z.string(), size: z.int() });

/** Files of answers, and pictures to choose by. */
export const fileOperations = {
  uploadPicture: {
    summary: 'Add a picture that options of a question may show; kept without place, time and camera',
    access: 'plugin',
    feature: 'manage_templates',
    idempotent: true,
    query: uploadQuery,
    ...uploadBody(MAX_FILE_BYTES),
    ok: z.object({ picture: id }),
    status: 201,
    ratePerMember: 60,
    errors: [...faults],
  },
  pictureBytes: { summary: 'The bytes of a picture, never changed', access: 'plugin', params: z.object({ pictureId: idParam }), ...bytes },
  answerFileBytes: {
    summary: 'A file that belongs to an answer',
    access: 'plugin',
    params: z.object({ id: idParam, fileId: idParam }),
    ...bytes,
  },
  pickedPictureBytes: {
    summary: 'A picture of the board that somebody has picked',
    access: 'plugin',
    params: z.object({ id: idParam, assetId: idParam }),
    ...bytes,
  },
  uploadAnswerFile: {
    summary: 'Bring a file for an answer: a picture, kept without place, time and camera, or a PDF',
    access: 'public',
    params: byLink,
    query: uploadQuery.extend({ question_key: z.string().max(40) }),
    ...uploadBody(MAX_FILE_BYTES),
    ok: keptFile,
    status: 201,
    ratePerMinute: 30,
    errors: [...faults, 'questionnaire.not_open', 'questionnaire.too_many_files'],
  },
  ownFileBytes: {
    summary: 'A file that the person of a link has brought',
    access: 'public',
    params: byLink.extend({ fileId: idParam }),
    ratePerMinute: 300,
    ...bytes,
  },
  boardPictureBytes: {
    summary: 'A picture of the shared board, for the person of a link',
    access: 'public',
    params: byLink.extend({ assetId: idParam }),
    ratePerMinute: 300,
    ...bytes,
  },
  shownPictureBytes: {
    summary: 'A picture that the questions behind a link show',
    access: 'public',
    params: byLink.extend({ pictureId: idParam }),
    ratePerMinute: 300,
    ...bytes,
  },
} as const;
