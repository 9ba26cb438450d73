import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useSyncExternalStore } from 'react';
import type { PhoneState } from './phone-state';
import { phoneOf } from './phone-of';
import type { SharedPhone } from './shared-phone';

/** The softphone and what it shows now. */
export function usePhone(): { phone: SharedPhone; state: PhoneState } {
  const phone = phoneOf(usePlugin());
  return { phone, state: useSyncExternalStore(phone.subscribe, () => phone.state) };
}
