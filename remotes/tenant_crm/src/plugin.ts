import { definePlugin } from '@butterfly/plugin-sdk';
import { manifest } from '../manifest';
import './styles.css';

export const plugin = definePlugin(manifest, {
  dashboard_page: () => import('./dashboard/dashboard.page'),
  board_page: () => import('./board/board.page'),
  projects_page: () => import('./projects/projects.page'),
  new_project_page: () => import('./new-project/new-project.page'),
  project_page: () => import('./project/project.page'),
  new_project: () => import('./commands/new-project.command'),
  open_project: () => import('./commands/open-project.command'),
  open_board: () => import('./commands/open-board.command'),
});
