/** Without these nobody could find the way back. */
export const ALWAYS_ON: ReadonlySet<string> = new Set(['home_view', 'manage_members']);
