import { shell } from '@butterfly/build-presets/shell';
import own from './package.json' with { type: 'json' };

export default shell({ folder: import.meta.dirname, version: own.version });
