import { baseConfig } from '@butterfly/build-presets/base-config';

const base = baseConfig('gallery', { folder: import.meta.dirname, version: '0.1.0' });

/** Files are not checked by their hash: no release record says what they are. */
const plugins = base.plugins?.filter((plugin) => plugin?.constructor.name !== 'ChunkIntegrityPlugin') ?? [];

export default { ...base, plugins, entry: { main: './src/main.tsx' } };
