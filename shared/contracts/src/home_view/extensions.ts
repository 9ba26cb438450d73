declare module '../core/extensions' {
  interface PluginSlots {
    /** Below the day on the first page. */
    'home_view.cards/v1': Readonly<Record<never, never>>;
  }
}

export {};
