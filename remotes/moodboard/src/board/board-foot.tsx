import type { Json } from '@butterfly/contracts/core';
import { useStore } from 'zustand';
import type { CameraStore } from '../canvas/camera/camera-store';
import { union } from '../canvas/geometry/geometry';
import { gridStore, gridToggled } from '../canvas/geometry/grid';
import { itemBounds } from '../canvas/geometry/item-box';
import type { BoardPage } from '../model/board-document';
import { pagesOf } from '../model/board-document';
import type { BoardSession } from '../sync/board-session';
import { LookBar } from '../tools/properties/look-bar';
import { PageTabs } from '../tools/page-tabs';
import { PaletteStrip } from '../tools/properties/palette-strip';
import { IconTool } from '../tools/tool-button';
import { ToolIcon } from '../tools/tool-icon';
import { paletteOf } from './page-actions';

interface BoardFootProps {
  readonly data: Json;
  readonly page: BoardPage;
  readonly selection: ReadonlySet<string>;
  readonly actions: BoardSession['actions'];
  readonly camera: CameraStore;
  readonly whole: boolean;
  readonly onWhole: () => void;
  readonly onSwatch: (props: Record<string, Json>) => void;
  readonly onKeys: () => void;
  readonly onPageDetails: () => void;
}

/** Pages, colours and the view: over the board where there is room, in a row of their own below it on a phone. */
export function BoardFoot({ data, page, selection, actions, camera, whole, onWhole, onSwatch, onKeys, onPageDetails }: BoardFootProps) {
  const grid = useStore(gridStore, ({ on }) => on);
  return (
    <div className="mb-foot">
      <div className="mb-foot-scroll">
        <span className="mb-narrow-tool">
          <IconTool label="About this page" icon={<ToolIcon name="page" />} onClick={onPageDetails} />
        </span>
        <PageTabs pages={pagesOf(data)} shown={page} actions={actions} />
        <PaletteStrip palette={paletteOf(data)} items={page.elements} onPalette={actions.paletteChosen} onSwatch={onSwatch} />
      </div>
      <LookBar
        camera={camera}
        page={{ x: 0, y: 0, w: page.w, h: page.h }}
        selected={union(page.elements.filter(({ id }) => selection.has(id)).map(itemBounds))}
      >
        <IconTool label="Snap to the grid" pressed={grid} icon={<ToolIcon name="grid" size={16} />} onClick={gridToggled} />
        <span className={whole ? 'mb-wide-tool' : 'mb-any-tool'}>
          <IconTool
            label={whole ? 'Leave the whole window' : 'Use the whole window'}
            pressed={whole}
            icon={<ToolIcon name={whole ? 'shrink' : 'expand'} size={16} />}
            onClick={onWhole}
          />
        </span>
        <span className="mb-wide-tool">
          <IconTool label="Keys" icon={<ToolIcon name="keyboard" />} onClick={onKeys} />
        </span>
      </LookBar>
    </div>
  );
}
