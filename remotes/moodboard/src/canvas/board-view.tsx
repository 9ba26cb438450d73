import type { Json } from '@butterfly/contracts/core';
import type { ReactNode } from 'react';
import { useEffect, useMemo, useRef } from 'react';
import { pageOf } from '../model/board-document';
import { BoardSurface } from './board-surface';
import type { CameraStore } from './camera/camera-store';
import { createCameraStore } from './camera/camera-store';
import './canvas.css';
import type { ImageSource } from './image-source';
import { ownImages } from './image-source';
import type { SurfaceHost } from './surface-host';

interface BoardViewProps {
  readonly document: Json;
  /** The page that is shown; the first when left out. */
  readonly page?: string | null;
  /** Nothing can be selected or changed; one can look around. */
  readonly readOnly?: boolean;
  readonly selection?: readonly string[];
  readonly host?: Partial<SurfaceHost>;
  readonly camera?: CameraStore;
  readonly imageUrl?: ImageSource;
  /** Drawn on the board, in its coordinates: `left` and `top` are places of the board, `scale(var(--mb-px))` keeps the size. */
  readonly over?: ReactNode;
  /** Drawn over the window. */
  readonly children?: ReactNode;
  readonly onSurface?: (surface: BoardSurface | null) => void;
}

const NONE: readonly string[] = [];

/** A page of a board to look at or to work on: zoom with the wheel or two fingers, move with the space bar, the middle button or a finger. */
export function BoardView({
  document,
  page: pageId = null,
  readOnly = false,
  selection = NONE,
  host,
  camera,
  imageUrl = ownImages,
  over,
  children,
  onSurface,
}: BoardViewProps) {
  const root = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const surface = useRef<BoardSurface | null>(null);
  const own = useMemo(() => createCameraStore(null), []);
  const page = pageOf(document, pageId);
  const latest = useRef({ host, page, selection, imageUrl, onSurface });
  latest.current = { host, page, selection, imageUrl, onSurface };
  const picks = host?.picked !== undefined;

  useEffect(() => {
    if (!root.current || !layer.current) return;
    const made = new BoardSurface({
      root: root.current,
      over: layer.current,
      camera: camera ?? own,
      readOnly,
      imageUrl: (item, size) => latest.current.imageUrl(item, size),
      host: hostOf(() => latest.current.host ?? {}, picks),
    });
    surface.current = made;
    made.show(latest.current.page, latest.current.selection);
    latest.current.onSurface?.(made);
    return () => {
      latest.current.onSurface?.(null);
      surface.current = null;
      made.stop();
    };
  }, [camera, own, picks, readOnly]);
  useEffect(() => surface.current?.show(page, selection), [page, selection]);

  return (
    <div
      ref={root}
      className={`mb-view${readOnly ? ' mb-view-read-only' : ''}${picks ? ' mb-view-picks' : ''}`}
      tabIndex={0}
      role="group"
      aria-label={`Board with ${page.elements.length} items`}
    >
      <div ref={layer} className="mb-over">
        {over}
      </div>
      {children}
    </div>
  );
}

function hostOf(host: () => Partial<SurfaceHost>, picks: boolean): SurfaceHost {
  return {
    selected: (ids) => host().selected?.(ids),
    placed: (places, streak) => host().placed?.(places, streak),
    added: (items) => host().added?.(items),
    edited: (id) => host().edited?.(id),
    menu: (at) => host().menu?.(at),
    ...(picks && { picked: (pick) => host().picked?.(pick) }),
  };
}
