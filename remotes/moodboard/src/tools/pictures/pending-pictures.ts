import { importAsset, uploadAsset } from '../../assets/upload-asset';
import { keptPictures } from './kept-pictures';
import { createPictureQueue } from './picture-queue';

/** Pictures of this tab on their way to the server. They go on when the board is left, and after a reload. */
export const pendingPictures = createPictureQueue({
  upload: (source, { signal, onSent }) =>
    'file' in source ? uploadAsset(source.file, { signal, onSent }) : importAsset(source.url, { signal }),
  keep: keptPictures.keep,
  forget: keptPictures.forget,
  show: (file) => URL.createObjectURL(file),
  // The item shows the server's copy by then; the browser may let go of ours a moment later.
  hide: (preview) => void setTimeout(() => URL.revokeObjectURL(preview), 10_000),
});
