/** Versions that must not be used any longer, as the server has said while this page was open. */
export interface Withdrawn {
  /** Takes a frame of the socket; what names no withdrawn version changes nothing. */
  frameArrived(frame: unknown): void;
  has(plugin: string, version: string): boolean;
}

export function createWithdrawn(): Withdrawn {
  const known = new Set<string>();
  return {
    frameArrived: (frame) => {
      if (typeof frame !== 'object' || frame === null) return;
      const { type, plugin, withdrawn } = frame as { type?: unknown; plugin?: unknown; withdrawn?: unknown };
      if (type === 'release' && typeof plugin === 'string' && Array.isArray(withdrawn))
        for (const version of withdrawn) known.add(`${plugin}@${String(version)}`);
    },
    has: (plugin, version) => known.has(`${plugin}@${version}`),
  };
}
