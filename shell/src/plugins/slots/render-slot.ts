import { createContext, type ReactNode } from 'react';

/** How a slot is drawn; given by the app, since a slot's fills may have slots themselves. */
export const RenderSlotContext = createContext<(id: string, props: object) => ReactNode>(() => null);
