import type { RefObject } from 'react';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { BoardSurface } from '../canvas/board-surface';
import type { ImageSource } from '../canvas/image-source';
import { ownImages } from '../canvas/image-source';
import { pendingPictures } from '../tools/pictures/pending-pictures';

/** Where the picture of an item is found: on the server, or in this tab while it is on its way there. */
export function useImageSource(surface: RefObject<BoardSurface | null>): ImageSource {
  const previews = useStore(pendingPictures.store);
  useEffect(() => {
    for (const id of previews.keys()) surface.current?.repaint(id);
  }, [previews, surface]);
  return (item, size) => ownImages(item, size) ?? previews.get(item.id)?.preview ?? null;
}
