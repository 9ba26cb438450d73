declare module '../core/extensions' {
  interface PluginSlots {
    // Places it fills where there are some. Where their owner is, the compiler holds this against the owner's words.
    'contact_management.client_notes/v1': { readonly email: string };
    'tenant_crm.contact_notes/v1': { readonly email: string };
    'tenant_crm.project_panels/v1': { readonly projectId: number };
  }
}

export {};
