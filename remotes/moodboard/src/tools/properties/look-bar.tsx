import { Icon } from '@butterfly/ui-kit';
import { Dropdown } from 'antd';
import type { ReactNode } from 'react';
import type { CameraStore } from '../../canvas/camera/camera-store';
import { cameraActions } from '../../canvas/camera/camera-store';
import { useZoomPercent } from '../../canvas/camera/use-zoom-percent';
import type { Rect } from '../../canvas/geometry/geometry';
import { IconTool } from '../tool-button';
import { ToolIcon } from '../tool-icon';

interface LookBarProps {
  readonly camera: CameraStore;
  readonly page: Rect;
  /** The rectangle around what is selected, if anything. */
  readonly selected?: Rect | null;
  readonly children?: ReactNode;
}

const ZOOMS = [25, 50, 75, 100, 150, 200, 400] as const;

/** Nearer, further away, all of it. */
export function LookBar({ camera, page, selected = null, children }: LookBarProps) {
  const percent = useZoomPercent(camera);
  const look = cameraActions(camera);
  const items = [
    { key: 'fit', label: 'Whole page' },
    ...(selected ? [{ key: 'selection', label: 'What is selected' }] : []),
    { type: 'divider' as const },
    ...ZOOMS.map((zoom) => ({ key: String(zoom), label: `${zoom} %` })),
  ];
  const choose = (key: string) => {
    if (key === 'fit') look.fitted(page);
    else if (key === 'selection' && selected) look.fitted(selected, 2);
    else look.zoomed(Number(key) / 100);
  };
  return (
    <div className="mb-look-bar mb-no-gesture" role="group" aria-label="View">
      <span className="mb-wide-tool">
        <IconTool label="Zoom out" icon={<Icon name="minus" size={16} />} onClick={look.zoomedOut} />
      </span>
      <Dropdown trigger={['click']} placement="top" menu={{ items, onClick: ({ key }) => choose(key) }}>
        <button type="button" className="mb-zoom" aria-label={`Zoom, ${percent} %`} aria-haspopup="menu">
          {percent} %
        </button>
      </Dropdown>
      <span className="mb-wide-tool">
        <IconTool label="Zoom in" icon={<Icon name="plus" size={16} />} onClick={look.zoomedIn} />
      </span>
      <IconTool label="Show the whole page" icon={<ToolIcon name="fit" size={16} />} onClick={() => look.fitted(page)} />
      {children}
    </div>
  );
}
