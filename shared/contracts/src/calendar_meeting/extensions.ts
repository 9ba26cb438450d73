declare module '../core/extensions' {
  interface PluginSlots {
    // Places it fills where there is one. Where their owners are, the compiler holds this against the owners' words.
    'home_view.cards/v1': Readonly<Record<never, never>>;
    'tenant_crm.project_panels/v1': { readonly projectId: number };
  }
  interface PluginCommandArgs {
    'calendar_meeting.open': undefined;
    'calendar_meeting.new_event': undefined;
  }
}

export {};
