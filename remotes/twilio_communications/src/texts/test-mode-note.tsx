import { usePlugin } from '@butterfly/plugin-sdk/react';
import { Link } from 'react-router-dom';

/** Without an account nothing leaves the house, and everybody who writes should know. */
export function TestModeNote() {
  const { nav } = usePlugin();
  return (
    <p className="tw-note" role="note">
      <strong>Test mode.</strong> Texts you send are shown here but reach nobody.{' '}
      <Link to={nav.href('settings')}>Connect a Twilio account</Link> to send for real.
    </p>
  );
}
