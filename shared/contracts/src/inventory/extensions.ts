declare module '../core/extensions' {
  interface PluginCommandArgs {
    'inventory.open_goods': undefined;
    'inventory.open_farm': undefined;
    'inventory.open_shop': undefined;
    'inventory.open_calendar': undefined;
    'inventory.open_stocktakes': undefined;
    'inventory.open_kits': undefined;
    'inventory.open_low_stock': undefined;
  }
  interface PluginLinks {
    'inventory.item': { readonly itemId: number };
  }
}

export {};
