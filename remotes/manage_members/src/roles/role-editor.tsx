import type { Role } from '@butterfly/contracts/manage_members';
import { versionTag } from '@butterfly/plugin-sdk';
import { useAction } from '@butterfly/plugin-sdk/react';
import { RestoredNote, SaveState } from '@butterfly/ui-kit';
import { Field } from '@butterfly/ui-kit/record';
import { Button, Checkbox, Input } from 'antd';
import { useState } from 'react';
import { api, keys } from '../members.client';
import { History } from './history';
import { PermissionMatrix } from './permission-matrix';
import { RolePreviewPanel } from './role-preview';
import { ScopeChoice } from './scope-choice';
import { useRoleEditor } from './use-role-editor';

interface RoleEditorProps {
  readonly role: Role;
  readonly admin: boolean;
  readonly onCopy: () => void;
  readonly onGone: () => void;
}

/** What a role permits. Changes are collected and saved in one piece, since half a role can lock people out. */
export function RoleEditor({ role, admin, onCopy, onGone }: RoleEditorProps) {
  const editor = useRoleEditor(role);
  const [viewing, setViewing] = useState(false);
  const remove = useAction<undefined, unknown>({
    run: () => api.deleteRole({ params: { id: String(role.id) }, ifMatch: versionTag('role', role.id, role.version) }),
    invalidates: [keys.roles],
    successMessage: () => `${role.name} was deleted`,
    onSuccess: onGone,
  });
  const { draft, set } = editor;
  return (
    <section className="mm-role" aria-label={role.name}>
      <header className="mm-role-head">
        <div>
          <h2>{role.name}</h2>
          <p className="bf-soft">{holdersIn(role)}</p>
        </div>
        <div className="mm-line-actions">
          {admin && (
            <Button onClick={() => setViewing(!viewing)} aria-expanded={viewing}>
              View as this role
            </Button>
          )}
          {admin && <Button onClick={onCopy}>Copy</Button>}
          {admin && !role.is_system && (
            <Button
              danger
              disabled={role.holders.length > 0}
              title={role.holders.length > 0 ? 'Give its members another role first' : undefined}
              loading={remove.busy}
              onClick={() => remove.go(undefined)}
            >
              Delete
            </Button>
          )}
        </div>
      </header>
      {editor.theirs && (
        <div className="mm-conflict" role="alert">
          <strong>Somebody else saved this role in the meantime.</strong>
          <p>
            Your changes are not saved yet and nothing was overwritten. Join both and look at the result before you save, or take what is
            saved.
          </p>
          <div className="mm-line-actions">
            <Button type="primary" onClick={editor.joinBoth}>
              Join both
            </Button>
            <Button onClick={editor.takeTheirs}>Take what is saved</Button>
          </div>
        </div>
      )}
      <RestoredNote draft={editor.form} />
      {viewing && <RolePreviewPanel draft={draft} />}
      <div className="mm-grid">
        <Field id="mm-name" label="Name">
          <Input id="mm-name" disabled={!admin} maxLength={60} value={draft.name} onChange={(event) => set({ name: event.target.value })} />
        </Field>
        <Field id="mm-description" label="What it is for">
          <Input
            id="mm-description"
            disabled={!admin}
            maxLength={300}
            value={draft.description}
            onChange={(event) => set({ description: event.target.value })}
          />
        </Field>
      </div>
      <div className="mm-role-switches">
        <Checkbox
          checked={draft.is_admin}
          disabled={!admin || role.is_system}
          onChange={(event) => set({ is_admin: event.target.checked })}
        >
          Administrator: may use everything and change roles
        </Checkbox>
      </div>
      <ScopeChoice value={draft.row_scope} admin={draft.is_admin} disabled={!admin} onChange={(row_scope) => set({ row_scope })} />
      <PermissionMatrix draft={draft} disabled={!admin} onChange={set} />
      <History kind="role" id={role.id} />
      {admin && (
        <footer className="mm-save-bar" data-open={editor.dirty || undefined}>
          <SaveState status={editor.status} />
          <span className="mm-line-actions">
            <Button disabled={!editor.dirty} onClick={editor.discard}>
              Discard
            </Button>
            <Button type="primary" disabled={!editor.dirty || editor.theirs !== null} loading={editor.busy} onClick={editor.save}>
              Save role
            </Button>
          </span>
        </footer>
      )}
    </section>
  );
}

function holdersIn({ holders }: Role): string {
  if (holders.length === 0) return 'Nobody has this role';
  const names = holders
    .slice(0, 6)
    .map(({ name }) => name)
    .join(', ');
  return holders.length > 6 ? `${names} and ${holders.length - 6} more` : names;
}
