import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { api, keys } from '../twilio.client';

/** Without an account nothing leaves the house, and everybody who writes should know. */
export function TestModeNote() {
  const { nav } = usePlugin();
  const settings = useQuery({ queryKey: keys.settings, queryFn: async ({ signal }) => (await api.getSettings({ signal })).data });
  if (!settings.data?.test_mode) return null;
  return (
    <p className="tw-note" role="note">
      <strong>Test mode.</strong> Texts you send are shown here but reach nobody.{' '}
      <Link to={nav.href('settings')}>Connect a Twilio account</Link> to send for real.
    </p>
  );
}
