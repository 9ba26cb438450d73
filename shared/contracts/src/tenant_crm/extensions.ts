declare module '../core/extensions' {
  interface PluginSlots {
    /** Below what the pipeline knows of a project. */
    'tenant_crm.project_panels/v1': { readonly projectId: number };
    // A place it fills where there is one. Where its owner is, the compiler holds this against the owner's words.
    'home_view.cards/v1': Readonly<Record<never, never>>;
  }
  interface PluginCommandArgs {
    'tenant_crm.new_lead': undefined;
    'tenant_crm.new_project': undefined;
    /** With an address, the form begins with it. */
    'tenant_crm.new_contact': { email?: string } | undefined;
    /** Without an id, the list of projects. */
    'tenant_crm.open_project': { id?: number } | undefined;
    'tenant_crm.open_board': undefined;
  }
  interface PluginLinks {
    'tenant_crm.project': { readonly id: number };
    'tenant_crm.new_project': Readonly<Record<never, never>>;
    'tenant_crm.board': Readonly<Record<never, never>>;
  }
}

export {};
