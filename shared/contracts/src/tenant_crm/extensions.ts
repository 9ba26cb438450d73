declare module '../core/extensions' {
  interface PluginSlots {
    /** Below what the pipeline knows of a project. */
    'tenant_crm.project_panels/v1': { readonly projectId: number };
    /** The list of all people, whole: who can narrow it further than the pipeline draws it. */
    'tenant_crm.address_book/v1': Readonly<Record<never, never>>;
    /** Above the facts of a person: what others have to say about how they can be reached. */
    'tenant_crm.contact_notes/v1': { readonly email: string };
    /** Beside the facts of a person: what others know of them. */
    'tenant_crm.contact_panels/v1': { readonly contactId: number; readonly name: string };
    // Places it fills where there are some. Where their owner is, the compiler holds this against the owner's words.
    'home_view.cards/v1': Readonly<Record<never, never>>;
    'contact_management.client_record/v1': {
      readonly contactId: number;
      readonly followed: string;
      readonly onEmail: (email: string | null) => void;
    };
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
    'tenant_crm.contacts': Readonly<Record<never, never>>;
    'tenant_crm.contact': { readonly id: number };
    'tenant_crm.new_contact': Readonly<Record<never, never>>;
    'tenant_crm.organizations': Readonly<Record<never, never>>;
    'tenant_crm.organization': { readonly id: number };
    'tenant_crm.import': Readonly<Record<never, never>>;
    // Where else it leads, beside its own pages.
    'contact_management.clients': Readonly<Record<never, never>>;
    'contact_management.client': { readonly clientEmail: string };
    'contact_management.duplicates': Readonly<Record<never, never>>;
    'contact_management.anniversaries': Readonly<Record<never, never>>;
    'moodboard.board': { readonly projectId: number };
    'project_view.timeline': { readonly projectId: number };
  }
}

export {};
