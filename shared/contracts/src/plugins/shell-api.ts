/** Version of what the shell gives to plugins: the plugin-sdk, the shared modules and the slot ids. */
export const SHELL_API_VERSION = '1.0.0';
