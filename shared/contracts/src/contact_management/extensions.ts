declare module '../core/extensions' {
  interface PluginSlots {
    /** Above everything that is known of a client: what others have to say about how they can be reached. */
    'contact_management.client_notes/v1': { readonly email: string };
  }
  interface PluginCommandArgs {
    /** Without an address, the address book. */
    'contact_management.open_client': { email?: string } | undefined;
    // What it asks of a plugin that may not be there. Where it is, the compiler holds these against its own words.
    'twilio_communications.call': { number?: string; name?: string } | undefined;
    'twilio_communications.text': { number?: string; contactId?: number; projectId?: number } | undefined;
  }
}

export {};
