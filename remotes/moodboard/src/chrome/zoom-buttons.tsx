import { Icon } from '@butterfly/ui-kit';
import { cameraActions, type CameraStore } from '../canvas/camera/camera-store';
import { useZoomPercent } from '../canvas/camera/use-zoom-percent';

/** Nearer, farther, all of it. */
export function ZoomButtons({ camera, page }: { camera: CameraStore; page: { readonly w: number; readonly h: number } }) {
  const percent = useZoomPercent(camera);
  const look = cameraActions(camera);
  return (
    <div className="mb-zoom-buttons" role="group" aria-label="Zoom" onPointerDown={(event) => event.stopPropagation()}>
      <button type="button" className="bf-icon-button" aria-label="Zoom out" onClick={look.zoomedOut}>
        <Icon name="minus" size={18} />
      </button>
      <button
        type="button"
        className="mb-zoom-fit"
        aria-label={`Zoom is ${percent} percent. Show the whole board`}
        onClick={() => look.fitted({ x: 0, y: 0, w: page.w, h: page.h })}
      >
        {percent}&thinsp;%
      </button>
      <button type="button" className="bf-icon-button" aria-label="Zoom in" onClick={look.zoomedIn}>
        <Icon name="plus" size={18} />
      </button>
    </div>
  );
}
