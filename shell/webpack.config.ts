import { light } from '@butterfly/build-presets/light';
import { shell } from '@butterfly/build-presets/shell';
import own from './package.json' with { type: 'json' };

const options = { folder: import.meta.dirname, version: own.version };

export default [light(options), shell(options)];
