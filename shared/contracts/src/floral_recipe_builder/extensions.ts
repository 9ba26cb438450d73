declare module '../core/extensions' {
  interface PluginSlots {
    // A place it fills where there is one. Where its owner is, the compiler holds this against the owner's words.
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
  interface PluginCommandArgs {
    'floral_recipe_builder.open_library': undefined;
    'floral_recipe_builder.new_quote': undefined;
  }
}

export {};
