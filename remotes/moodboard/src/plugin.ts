import { definePlugin } from '@butterfly/plugin-sdk';
import { manifest } from '../manifest';

export const plugin = definePlugin(manifest, {
  board: () => import('./board/board.page'),
  preview: () => import('./preview/preview.page'),
  temp: () => import('./temp/temp-boards.page'),
  project_board_panel: () => import('./project/project-board.panel'),
  shared: () => import('./share/shared.page'),
});
