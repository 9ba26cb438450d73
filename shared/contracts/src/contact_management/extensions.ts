declare module '../core/extensions' {
  interface PluginSlots {
    /** Above everything that is known of a client: what others have to say about how they can be reached. */
    'contact_management.client_notes/v1': { readonly email: string };
    /**
     * The record of a client, whole: who can do more with it than read. `followed`: the address or id that led here; `onEmail` is told the
     * first address of the person whenever it is another one.
     */
    'contact_management.client_record/v1': {
      readonly contactId: number;
      readonly followed: string;
      readonly onEmail: (email: string | null) => void;
    };
  }
  interface PluginLinks {
    'contact_management.clients': Readonly<Record<never, never>>;
    /** By e-mail, or by id where there is none. */
    'contact_management.client': { readonly clientEmail: string };
    'contact_management.duplicates': Readonly<Record<never, never>>;
    'contact_management.anniversaries': Readonly<Record<never, never>>;
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
