import { Icon } from '@butterfly/ui-kit';
import { Link } from 'react-router-dom';
import { useBoot } from '../app-services';
import { PopoverButton } from '../ui/popover-button';
import { usePopover } from '../ui/use-popover';
import { LogoutButton } from './logout-button';
import { ProfileSection } from './profile-section';

export function ProfileMenu() {
  const { session } = useBoot().boot;
  const popover = usePopover();
  if (!session) return null;
  const { username } = session.user;
  return (
    <PopoverButton
      popover={popover}
      label={`Profile of ${username}`}
      className="profile-button"
      face={
        <>
          <span className="avatar" aria-hidden="true">
            {username.slice(0, 1).toUpperCase()}
          </span>
          <Icon name="chevron-down" size={16} />
        </>
      }
    >
      <section id={popover.id} className="popover profile-menu" aria-label="Profile">
        <ProfileSection />
        <Link className="menu-item" to="/profile/sessions" onClick={popover.close}>
          <Icon name="lock" size={18} />
          Signed-in devices
        </Link>
        <LogoutButton />
      </section>
    </PopoverButton>
  );
}
