import { useMemo, type PointerEvent, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { toBoard } from '../canvas/camera/camera';
import type { CameraStore } from '../canvas/camera/camera-store';
import type { SurfaceHost } from '../canvas/surface-host';
import { teamComments } from '../comments/comment-source';
import { commentActions, commentStore } from '../comments/comment-store';
import { CommentsPanel } from '../comments/comments-panel';
import { PinLayer } from '../comments/pin-layer';
import { placeOn } from '../comments/threads';
import type { BoardPage } from '../model/board-document';
import { HeartLayer } from '../share/heart-layer';
import { useTeamReactions } from '../share/use-team-reactions';
import { CursorLayer } from '../presence/cursor-layer';
import type { Presence } from '../presence/use-presence';

interface Shown {
  readonly page: BoardPage;
  readonly camera: CameraStore;
}

/** What lies over and beside a board that is worked on. */
export interface Around {
  readonly moved?: (event: PointerEvent<HTMLElement>) => void;
  readonly host?: Pick<SurfaceHost, 'picked'>;
  readonly over?: ReactNode;
  readonly side?: ReactNode;
}

/** Of the board of a project: pins, the pointers of others, the list of comments. */
export function useBoardChrome({
  projectId,
  presence,
}: {
  readonly projectId: number;
  readonly presence: Presence;
}): (shown: Shown) => Around {
  const source = useMemo(() => teamComments(projectId), [projectId]);
  const store = commentStore(source.key);
  const { shown, placing } = useStore(store);
  const reactions = useTeamReactions(projectId);
  return ({ page, camera }) => {
    const picked: SurfaceHost['picked'] = ({ at, item }) => {
      const on = page.elements.find(({ id }) => id === item);
      commentActions(store).placed({ page_id: page.id, at, ...(on ? placeOn(on, at) : { element_id: null, ...at }) });
    };
    return {
      moved(event) {
        const view = event.currentTarget.querySelector('.mb-view')?.getBoundingClientRect();
        if (view)
          presence.point({
            page: page.id,
            ...toBoard(camera.getState().camera, { x: event.clientX - view.left, y: event.clientY - view.top }),
          });
      },
      /** A click on the board begins a thread while one is to be placed. */
      ...(placing && { host: { picked } }),
      over: (
        <>
          <HeartLayer page={page} reactions={reactions} />
          <PinLayer source={source} page={page} />
          <CursorLayer store={presence.store} pageId={page.id} />
        </>
      ),
      side: shown && (
        <div className="mb-side">
          <CommentsPanel source={source} canWrite empty="Pin a thought to an item. Your client can answer, if you let them see it." />
        </div>
      ),
    };
  };
}

/** A board without a project has nobody to talk with. */
export const nothingAround = (): Around => ({});
