import type { OwnSamples } from '../../isolation-samples';
export const samples: OwnSamples<Record<string, never>> = { fill: async () => ({}), belongs: {} };
