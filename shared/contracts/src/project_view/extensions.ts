declare module '../core/extensions' {
  interface PluginLinks {
    'project_view.timeline': { readonly projectId: number };
  }
}

export {};
