export { paths } from './paths';
export { operations } from './operations';
export { errors } from './errors';
export { events } from './events';
export { board, boardData, boardPatch, MAX_BOARD_BYTES, MAX_PATCH_OPERATIONS, minimalSave, newBoard, newTempBoard, patchOperation, tempBoard } from './schema';
export type { Board, PatchOperation, TempBoard } from './schema';
