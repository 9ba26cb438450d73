import * as z from 'zod';
import { defineRoutes } from '../../core/define-routes';
import { idParam } from '../../core/primitives';
import { documentPaths } from './paths';
import { board, boardData, boardPatch, MAX_BOARD_BYTES, minimalSave, newBoard, newTempBoard, tempBoard } from '../schema';

const projectParams = z.object({ projectId: idParam });
const tempParams = z.object({ tempProjectId: idParam });
/** Room for the envelope around a board of the largest size. */
const bodyLimit = MAX_BOARD_BYTES + 64 * 1024;
const saved = z.union([board, minimalSave]);
const savedTemp = z.union([tempBoard, minimalSave]);

/** The document API of the moodboard: ETag, If-Match, full saves and patches (decisions ). */
export const documentOperations = defineRoutes(documentPaths, {
  getBoard: {
    summary: 'Read the moodboard of a project. With missing=empty a project without one answers 204',
    access: 'plugin',
    params: projectParams,
    query: z.object({ missing: z.literal('empty').optional() }),
    ok: board,
    answer: 'handler',
    errors: ['moodboard.board_not_found', 'moodboard.project_not_found'],
  },
  createBoard: {
    summary: 'Create the moodboard of a project',
    idempotent: true,
    ratePerMember: 30,
    access: 'plugin',
    body: newBoard,
    bodyLimit,
    ok: saved,
    status: 201,
    answer: 'handler',
    errors: ['moodboard.project_not_found', 'moodboard.already_exists', 'moodboard.too_large', 'moodboard.too_many_items'],
  },
  patchBoard: {
    summary: 'Change parts of a moodboard',
    access: 'plugin',
    params: projectParams,
    body: boardPatch,
    bodyType: 'application/json-patch+json',
    bodyLimit,
    ok: saved,
    answer: 'handler',
    errors: [
      'precondition_required',
      'version_conflict',
      'moodboard.board_not_found',
      'moodboard.patch_failed',
      'moodboard.too_large',
      'moodboard.too_many_items',
    ],
  },
  replaceBoard: {
    summary: 'Save a whole moodboard',
    ratePerMember: 30,
    access: 'plugin',
    params: projectParams,
    body: boardData,
    bodyLimit,
    ok: saved,
    answer: 'handler',
    errors: ['precondition_required', 'version_conflict', 'moodboard.board_not_found', 'moodboard.too_large', 'moodboard.too_many_items'],
  },
  deleteBoard: {
    summary: 'Delete the moodboard of a project',
    access: 'plugin',
    feature: 'delete_records',
    params: projectParams,
    errors: ['moodboard.board_not_found'],
  },
  getTempBoard: {
    summary: 'Read a temporary moodboard',
    access: 'plugin',
    params: tempParams,
    ok: tempBoard,
    answer: 'handler',
    errors: ['moodboard.board_not_found'],
  },
  createTempBoard: {
    summary: 'Create a temporary moodboard',
    idempotent: true,
    ratePerMember: 30,
    access: 'plugin',
    body: newTempBoard,
    bodyLimit,
    ok: savedTemp,
    status: 201,
    answer: 'handler',
    errors: ['moodboard.too_large', 'moodboard.too_many_items'],
  },
  replaceTempBoard: {
    summary: 'Save a whole temporary moodboard',
    ratePerMember: 30,
    access: 'plugin',
    params: tempParams,
    body: boardData,
    bodyLimit,
    ok: savedTemp,
    answer: 'handler',
    errors: [
      'precondition_required',
      'moodboard.temp_conflict',
      'moodboard.board_not_found',
      'moodboard.too_large',
      'moodboard.too_many_items',
    ],
  },
  deleteTempBoard: {
    summary: 'Delete a temporary moodboard',
    access: 'plugin',
    mayNeed: ['delete_records'],
    params: tempParams,
    errors: ['moodboard.board_not_found'],
  },
});
