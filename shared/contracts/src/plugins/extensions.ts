import type { LauncherProps } from './manifest';

declare module '../core/extensions' {
  interface PluginSlots {
    /** Corners of the staff app; the shell draws the buttons. */
    'shell.floating/v1': LauncherProps;
  }
}
