declare module '../core/extensions' {
  interface PluginSlots {
    // A place it fills where there is one. Where its owner is, the compiler holds this against the owner's words.
    'home_view.cards/v1': Readonly<Record<never, never>>;
  }
  interface PluginCommandArgs {
    'lead_page_builder.open_home': undefined;
    'lead_page_builder.new_page': undefined;
  }
}

export {};
