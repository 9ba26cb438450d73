import { definePlugin } from '@butterfly/plugin-sdk';
import { manifest } from '../manifest';
import './styles.css';

export const plugin = definePlugin(manifest, { console_panel: () => import('./panel/console.panel') });
