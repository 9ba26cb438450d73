declare module '../core/extensions' {
  interface PluginCommandArgs {
    /** Without a number, the list of calls, to dial one. */
    'twilio_communications.call': { number?: string; name?: string } | undefined;
    /** Without a number, the list of conversations. */
    'twilio_communications.text': { number?: string; contactId?: number; projectId?: number } | undefined;
  }
}

export {};
