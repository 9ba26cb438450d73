import type { Member } from '@butterfly/contracts/manage_members';
import { useAction } from '@butterfly/plugin-sdk/react';
import { DateText } from '@butterfly/ui-kit';
import { Button } from 'antd';
import { api, keys } from '../members.client';
import { usePermissionCatalogue } from '../roles/use-roles';

/** What was given to this person alone, after a request. */
export function MemberGrants({ member, admin }: { member: Member; admin: boolean }) {
  const catalogue = usePermissionCatalogue();
  const end = useAction<number, unknown>({
    run: (id) => api.endGrant({ params: { id: String(id) } }),
    invalidates: [keys.member(member.id), keys.audit('member', member.id)],
    successMessage: () => 'Access was taken back',
  });
  if (member.grants.length === 0) return null;
  const titleOf = (plugin: string) => catalogue.data?.plugins.find(({ id }) => id === plugin)?.title ?? plugin;
  return (
    <section className="mm-section">
      <h3>Given to {member.name.split(' ')[0]} alone</h3>
      <ul className="mm-lines">
        {member.grants.map(({ id, plugin, until }) => (
          <li key={id}>
            <span>
              {titleOf(plugin)}{' '}
              <span className="bf-soft">
                {until ? (
                  <>
                    until <DateText value={until} />
                  </>
                ) : (
                  'for good'
                )}
              </span>
            </span>
            {admin && (
              <Button size="small" loading={end.busy} onClick={() => end.go(id)}>
                Take back
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
