import type { LiveConnection } from '@butterfly/contracts/live_console';
import { isApiError } from '@butterfly/plugin-sdk';
import { SaveState } from '@butterfly/ui-kit';
import type { ReactNode } from 'react';
import { ConnectionTestLine } from './connection-test-line';
import { credentialLabel } from './connection-draft';
import { useConnection } from './use-connection';

/** Nothing is completed, corrected or capitalised. */
const typedAsIs = { autoComplete: 'off', spellCheck: false, autoCapitalize: 'off' };

/** Project, region and credential of the business. The credential goes in and never comes out again. */
export function ConnectionForm({ connection }: { connection: LiveConnection }) {
  const editor = useConnection(connection);
  const { base, draft, set } = editor;
  const wrong = faultsOf(editor.error);
  const canRemove = base.credential !== 'none' || base.project_id !== '';
  return (
    <form
      className="live-connection"
      aria-label="Connection of the business"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        editor.save();
      }}
    >
      <Field id="live-c-project" label="Project ID" fault={wrong['project_id']}>
        {(props) => (
          <input
            {...props}
            {...typedAsIs}
            className="bf-input"
            maxLength={100}
            value={draft.project_id}
            onChange={({ target }) => set({ project_id: target.value })}
          />
        )}
      </Field>
      <Field id="live-c-region" label="Region" fault={wrong['region']}>
        {(props) => (
          <input
            {...props}
            {...typedAsIs}
            className="bf-input"
            maxLength={40}
            placeholder={base.default_region}
            value={draft.region}
            onChange={({ target }) => set({ region: target.value })}
          />
        )}
      </Field>
      <Field id="live-c-credential" label={`Key file (JSON) or bearer token · ${credentialLabel(base)}`} fault={wrong['credential']}>
        {(props) => (
          <textarea
            {...props}
            className="bf-input live-secret"
            rows={2}
            {...typedAsIs}
            maxLength={8_000}
            data-1p-ignore=""
            data-lpignore="true"
            value={draft.credential}
            placeholder={base.credential === 'none' ? 'Paste it here' : 'Kept. Paste a new one to replace it'}
            onChange={({ target }) => set({ credential: target.value })}
          />
        )}
      </Field>
      <Field id="live-c-instructions" label="What the assistant is told first" fault={wrong['system_instructions']}>
        {(props) => (
          <textarea
            {...props}
            className="bf-input"
            rows={3}
            maxLength={8_000}
            value={draft.system_instructions}
            onChange={({ target }) => set({ system_instructions: target.value })}
          />
        )}
      </Field>
      {editor.theirs && (
        <div className="live-conflict" role="alert">
          <p>
            <strong>Somebody else has saved the connection in the meantime.</strong> Nothing was overwritten and yours is not saved yet.
          </p>
          <div className="live-actions">
            <button type="button" className="bf-button" onClick={editor.keepMine}>
              Keep mine
            </button>
            <button type="button" className="bf-button" onClick={editor.takeTheirs}>
              Take what is saved
            </button>
          </div>
        </div>
      )}
      {wrong[''] && (
        <p className="live-problem" role="alert">
          Not saved: {wrong['']}
        </p>
      )}
      <div className="live-actions">
        <button
          type="submit"
          className="bf-button bf-button-primary"
          disabled={!editor.isChanged || editor.isSaving || editor.theirs !== null}
        >
          {editor.isSaving ? 'Saving…' : 'Save connection'}
        </button>
        {canRemove && (
          <button type="button" className="bf-button bf-button-quiet" disabled={editor.isSaving} onClick={editor.remove}>
            Remove
          </button>
        )}
        {editor.savedAt && <SaveState status={{ kind: 'saved', at: editor.savedAt }} />}
      </div>
      <ConnectionTestLine test={editor.test} hint={hintFor(base, editor.isChanged)} />
    </form>
  );
}

function hintFor({ credential, project_id }: LiveConnection, isChanged: boolean): string {
  if (isChanged) return 'Save first; what is saved is tested.';
  return credential === 'none' || project_id === '' ? 'A project and a credential are needed for a test.' : '';
}

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly fault: string | undefined;
  readonly children: (props: { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }) => ReactNode;
}

function Field({ id, label, fault, children }: FieldProps) {
  const note = `${id}-fault`;
  return (
    <div className="bf-field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': fault !== undefined, 'aria-describedby': fault === undefined ? undefined : note })}
      {fault !== undefined && (
        <p id={note} className="bf-field-error" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}

/** Sentences by field; what belongs to no field is under ''. */
function faultsOf(error: unknown): Readonly<Record<string, string>> {
  if (!error) return {};
  if (!isApiError(error)) return { '': 'something unexpected happened' };
  if (error.code === 'live_console.credential_unreadable') return { credential: error.message };
  const fields = Object.entries(error.fields ?? {}).map(([name, words]) => [name, words.join(', ')] as const);
  return fields.length > 0 ? Object.fromEntries(fields) : { '': error.message };
}
