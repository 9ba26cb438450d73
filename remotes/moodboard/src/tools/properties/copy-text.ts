import type { usePlugin } from '@butterfly/plugin-sdk/react';

/** Puts a colour on the clipboard and says so; a browser that does not let a page copy shows it instead. */
export async function copyText(text: string, ui: ReturnType<typeof usePlugin>['ui']): Promise<void> {
  const { clipboard } = navigator as { clipboard?: Clipboard };
  try {
    if (!clipboard) throw new Error('This browser has no clipboard for pages.');
    await clipboard.writeText(text);
    ui.toast('success', `${text} copied`);
  } catch {
    ui.toast('error', `This browser does not let a page copy. The colour is ${text}.`);
  }
}
