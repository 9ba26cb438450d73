import { baseConfig } from '@butterfly/build-presets/base-config';

export default { ...baseConfig('gallery', { folder: import.meta.dirname, version: '0.1.0' }), entry: { main: './src/main.tsx' } };
