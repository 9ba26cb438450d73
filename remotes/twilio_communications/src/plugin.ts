import { definePlugin } from '@butterfly/plugin-sdk';
import { manifest } from '../manifest';
import './styles.css';

export const plugin = definePlugin(manifest, {
  texts_page: () => import('./texts/texts.page'),
  calls_page: () => import('./calls/calls.page'),
  settings_page: () => import('./settings/settings.page'),
  project_texts_panel: () => import('./project/project-texts.panel'),
  softphone: () => import('./softphone/softphone.panel'),
  call_number: () => import('./call-number.command'),
  text_number: () => import('./text-number.command'),
});
