import { Icon } from '@butterfly/ui-kit';
import { useState } from 'react';
import { useServices } from '../app-services';

export function LogoutButton() {
  const { session } = useServices();
  const [busy, setBusy] = useState(false);
  const handleClick = () => {
    setBusy(true);
    void session.signOut();
  };
  return (
    <button type="button" className="menu-item" disabled={busy} onClick={handleClick}>
      <Icon name="logout" size={18} />
      Logout
    </button>
  );
}
