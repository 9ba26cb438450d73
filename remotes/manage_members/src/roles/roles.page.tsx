import type { Role } from '@butterfly/contracts/manage_members';
import { PageHeader } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { Button } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MembersTabs } from '../parts/tabs';
import { useIsAdmin } from '../parts/use-me';
import { NewRole } from './new-role';
import { RoleEditor } from './role-editor';
import { useRoles } from './use-roles';

/** Roles on the left, what the chosen one permits on the right. */
export function Page() {
  const admin = useIsAdmin();
  const roles = useRoles();
  const [search, setSearch] = useSearchParams();
  const [making, setMaking] = useState<{ from: Role | null } | null>(null);
  const pick = (id: number) => setSearch({ role: String(id) }, { replace: true });
  return (
    <div className="bf-page mm-page">
      <PageHeader
        title="Roles"
        meta={<MembersTabs />}
        actions={
          admin && (
            <Button type="primary" onClick={() => setMaking({ from: null })}>
              New role
            </Button>
          )
        }
      />
      <Loaded query={roles} what="the roles" kind="table">
        {(list) => {
          const chosen = list.find(({ id }) => id === Number(search.get('role'))) ?? list[0];
          return (
            <div className="mm-split">
              <RoleList roles={list} chosen={chosen?.id} onPick={pick} />
              {chosen && (
                <RoleEditor
                  key={chosen.id}
                  role={chosen}
                  admin={admin}
                  onCopy={() => setMaking({ from: chosen })}
                  onGone={() => setSearch({}, { replace: true })}
                />
              )}
            </div>
          );
        }}
      </Loaded>
      {making && (
        <NewRole
          from={making.from}
          onClose={() => setMaking(null)}
          onMade={(id) => {
            setMaking(null);
            pick(id);
          }}
        />
      )}
    </div>
  );
}

function RoleList({ roles, chosen, onPick }: { roles: readonly Role[]; chosen: number | undefined; onPick: (id: number) => void }) {
  return (
    <nav className="mm-role-list" aria-label="Roles">
      {roles.map(({ id, name, holders, is_admin: isAdmin }) => (
        <button key={id} type="button" aria-current={id === chosen ? 'true' : undefined} onClick={() => onPick(id)}>
          <span>{name}</span>
          <span className="bf-soft">
            {isAdmin ? 'Administrator · ' : ''}
            {holders.length === 1 ? '1 member' : `${holders.length} members`}
          </span>
        </button>
      ))}
    </nav>
  );
}
