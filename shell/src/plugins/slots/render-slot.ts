import type { PluginHost } from '@butterfly/plugin-sdk/react';
import { createContext } from 'react';

/** How a slot is drawn; given by the app, since a slot's fills may have slots themselves. */
export const RenderSlotContext = createContext<PluginHost['renderSlot']>(() => null);
