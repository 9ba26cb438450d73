import { remote } from '@butterfly/build-presets';
import { manifest } from './manifest';
import { version } from './package.json';

export default remote({ manifest, folder: import.meta.dirname, version });
