import { definePlugin } from '@butterfly/plugin-sdk';
import { manifest } from '../manifest';
import { keys } from './{{id}}.client';
import './styles.css';

export const plugin = definePlugin(manifest, {
  {{records}}_page: () => import('./{{records}}/{{records}}.page'),
  new_{{record}}_page: () => import('./{{record}}/new-{{record}}.page'),
  import_page: () => import('./import/import.page'),
  {{record}}_page: () => import('./{{record}}/{{record}}.page'),
}, { live: { '{{id}}.{{record}}': [keys.{{records}}] } });
