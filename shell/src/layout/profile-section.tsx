import { useBoot } from '../app-services';

/** Who is signed in, for which business. */
export function ProfileSection() {
  const { session } = useBoot().boot;
  if (!session) return null;
  return (
    <div className="profile-section">
      <span className="avatar" aria-hidden="true">
        {session.user.username.slice(0, 1).toUpperCase()}
      </span>
      <div>
        <strong>{session.user.username}</strong>
        <span>{session.user.email}</span>
        <span>{session.tenant.name}</span>
      </div>
    </div>
  );
}
