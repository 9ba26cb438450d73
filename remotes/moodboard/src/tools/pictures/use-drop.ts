import type { DragEvent } from 'react';
import { useState } from 'react';
import { toBoard } from '../../canvas/camera/camera';
import type { CameraStore } from '../../canvas/camera/camera-store';
import type { Point } from '../../canvas/geometry/geometry';
import type { PictureSource } from './kept-pictures';

interface Options {
  readonly camera: CameraStore;
  readonly onPictures: (sources: readonly PictureSource[], at: Point) => void;
}

/** Pictures dropped onto the board, from the device or out of another page, land where they were let go. */
export function useDrop({ camera, onPictures }: Options) {
  const [dropping, setDropping] = useState(false);
  const handlers = {
    onDragOver(event: DragEvent<HTMLElement>) {
      if (!event.dataTransfer.types.some((type) => type === 'Files' || type === 'text/uri-list')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      if (!dropping) setDropping(true);
    },
    onDragLeave(event: DragEvent<HTMLElement>) {
      if (!(event.relatedTarget instanceof Node) || !event.currentTarget.contains(event.relatedTarget)) setDropping(false);
    },
    onDrop(event: DragEvent<HTMLElement>) {
      event.preventDefault();
      setDropping(false);
      const { left, top } = event.currentTarget.getBoundingClientRect();
      const sources = sourcesOf(event.dataTransfer);
      if (sources.length > 0) onPictures(sources, toBoard(camera.getState().camera, { x: event.clientX - left, y: event.clientY - top }));
    },
  };
  return { dropping, handlers };
}

function sourcesOf(data: DataTransfer): readonly PictureSource[] {
  if (data.files.length > 0) return [...data.files].map((file) => ({ file }));
  const [url] = data
    .getData('text/uri-list')
    .split('\n')
    .filter((line) => /^https?:/.test(line));
  return url === undefined ? [] : [{ url: url.trim() }];
}
