declare module '../core/extensions' {
  interface PluginCommandArgs {
    /** Without an address, the address book. */
    'contact_management.open_client': { email?: string } | undefined;
  }
}

export {};
