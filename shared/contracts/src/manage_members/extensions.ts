declare module '../core/extensions' {
  interface PluginCommandArgs {
    'manage_members.invite': undefined;
    'manage_members.open_roles': undefined;
  }
}

export {};
