import { definePlugin } from '@butterfly/plugin-sdk';
import { manifest } from '../manifest';

export const plugin = definePlugin(manifest, { home_page: () => import('./home/home.page') });
