import type { CameraStore } from '../../canvas/camera/camera-store';
import { ownImages } from '../../canvas/image-source';
import type { BoardItem } from '../../model/board-document';
import type { BoardSession } from '../../sync/board-session';
import { CropEditor } from './crop-editor';
import { InlineEditor } from './inline-editor';

/** What is done in place: words are written, or a picture is cropped. */
export type InPlaceKind = 'words' | 'crop';

interface InPlaceEditorProps {
  readonly item: BoardItem;
  readonly kind: InPlaceKind;
  readonly camera: CameraStore;
  readonly actions: BoardSession['actions'];
  /** Finished by the person: the keyboard goes back to the item. */
  readonly onDone: () => void;
  /** Left for something else. */
  readonly onLeft: () => void;
}

/** The editor that lies over an item of the board. */
export function InPlaceEditor({ item, kind, camera, actions, onDone, onLeft }: InPlaceEditorProps) {
  if (kind === 'words') {
    return (
      <InlineEditor
        item={item}
        onText={(text, height) =>
          item.type === 'frame'
            ? actions.itemEdited(item.id, { title: text })
            : actions.itemWritten(item.id, { text }, Math.max(item.h, height))
        }
        onDone={onDone}
        onLeft={onLeft}
      />
    );
  }
  return (
    <CropEditor
      item={item}
      url={ownImages(item, 'full') ?? ''}
      zoom={() => camera.getState().camera.z}
      onCancel={onDone}
      onDone={(crop, box) => {
        actions.itemCropped(item.id, { crop: { x: crop.x, y: crop.y, w: crop.w, h: crop.h } }, box);
        onDone();
      }}
    />
  );
}
