import type { Settings } from '@butterfly/contracts/twilio_communications';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '../twilio.client';
import { AccountForm } from './account-form';
import { RulesForm } from './rules-form';

/** Account and rules. What is saved in one form leaves what is entered in the other. */
export function BusinessSettings({ first }: { first: Settings }) {
  const cache = useQueryClient();
  const [settings, setSettings] = useState(first);
  const [begun, setBegun] = useState({ account: 0, rules: 0 });
  const storedBy = (form: keyof typeof begun) => (stored: Settings, isDone: boolean) => {
    setSettings(stored);
    cache.setQueryData(keys.settings, stored);
    if (isDone) setBegun((before) => ({ ...before, [form]: before[form] + 1 }));
  };
  return (
    <>
      <AccountForm key={`account-${begun.account}`} settings={settings} onStored={storedBy('account')} />
      <RulesForm key={`rules-${begun.rules}`} settings={settings} onStored={storedBy('rules')} />
    </>
  );
}
