import { createContext, useContext } from 'react';
import type { LightServices } from './light-services';

export const LightContext = createContext<LightServices | null>(null);

/** The parts of the light host. */
export function useLight(): LightServices {
  const services = useContext(LightContext);
  if (!services) throw new Error('This component is rendered outside of the light host.');
  return services;
}
