declare module '../core/extensions' {
  interface PluginSlots {
    // Places it fills where there are some. Where their owner is, the compiler holds this against the owner's words.
    'home_view.cards/v1': Readonly<Record<never, never>>;
    'tenant_crm.project_panels/v1': { readonly projectId: number };
  }
  interface PluginCommandArgs {
    'client_requests.open_board': undefined;
    'client_requests.new_request': undefined;
  }
}

export {};
