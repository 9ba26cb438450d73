declare module '../core/extensions' {
  interface PluginSlots {
    /** Beside a board: the flowers that are on it, or the one that is chosen. Of a project's board only. */
    'moodboard.flowers/v1': {
      readonly projectId: number;
      readonly flowers: readonly {
        readonly id: string;
        readonly page: string;
        readonly name: string;
        readonly color: string;
        readonly count: number;
      }[];
    };
  }
  interface PluginLinks {
    'moodboard.board': { readonly projectId: number };
  }
}

export {};
