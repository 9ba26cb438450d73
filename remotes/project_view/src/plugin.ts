import { definePlugin } from '@butterfly/plugin-sdk';
import { manifest } from '../manifest';
import './styles.css';

export const plugin = definePlugin(manifest, {
  timeline_page: () => import('./timeline/timeline.page'),
  next_steps_panel: () => import('./timeline/next-steps.panel'),
});
