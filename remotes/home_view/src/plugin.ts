import { definePlugin } from '@butterfly/plugin-sdk';
import { manifest } from '../manifest';
import './styles.css';

export const plugin = definePlugin(manifest, { home_page: () => import('./home/home.page') });
