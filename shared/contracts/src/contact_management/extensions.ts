declare module '../core/extensions' {
  interface PluginCommandArgs {
    /** Without an address, the address book. */
    'contact_management.open_client': { email?: string } | undefined;
    // What it asks of a plugin that may not be there. Where it is, the compiler holds these against its own words.
    'twilio_communications.call': { number?: string; name?: string } | undefined;
    'twilio_communications.text': { number?: string; contactId?: number; projectId?: number } | undefined;
  }
}

export {};
