export { paths } from './paths';
export { operations } from './operations';
export { documentOperations } from './document/operations';
export { errors } from './errors';
export { events } from './events';
export {
  board,
  boardData,
  boardPatch,
  MAX_BOARD_BYTES,
  MAX_BOARD_ITEMS,
  MAX_PATCH_OPERATIONS,
  minimalSave,
  newBoard,
  newTempBoard,
  patchOperation,
  tempBoard,
} from './schema';
export type { Board, PatchOperation, TempBoard } from './schema';
export { asset, assetImport, assetSize } from './assets/schema';
export { MAX_ASSET_BYTES, MAX_ASSET_PIXELS } from './assets/limits';
export type { Asset, AssetSize } from './assets/schema';
export { share, sharedBoard, shareMode, newShare, reaction, reactionKind } from './shares/schema';
export type { NewShare, Reaction, ReactionKind, Share, ShareAddress, SharedBoard, ShareMode } from './shares/schema';
export { comment, newComment, newSharedComment } from './comments/schema';
export type { Comment, NewComment, NewSharedComment } from './comments/schema';
export { boardSummary, MAX_SUMMARY_PICTURES } from './summary/schema';
export type { BoardSummary } from './summary/schema';
export { revision, tempBoardInfo } from './history/schema';
export type { Revision, TempBoardInfo } from './history/schema';
