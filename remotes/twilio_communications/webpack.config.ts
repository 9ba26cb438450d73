import { remote } from '@butterfly/build-presets';
import { manifest } from './manifest';
import own from './package.json' with { type: 'json' };

export default remote({ manifest, folder: import.meta.dirname, version: own.version });
