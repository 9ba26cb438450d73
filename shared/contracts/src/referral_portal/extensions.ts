declare module '../core/extensions' {
  interface PluginCommandArgs {
    'referral_portal.open_partners': undefined;
    'referral_portal.new_partner': undefined;
  }
}

export {};
