import type { LiveConnection, SaveConnection } from '@butterfly/contracts/live_console';

/** What an administrator is entering. The credential is empty until a new one is entered: the stored one is never shown. */
export interface ConnectionDraft {
  readonly project_id: string;
  readonly region: string;
  readonly system_instructions: string;
  readonly credential: string;
}

export const draftOf = ({ project_id, region, system_instructions }: LiveConnection): ConnectionDraft => ({
  project_id,
  region,
  system_instructions,
  credential: '',
});

export function isChanged(draft: ConnectionDraft, base: LiveConnection): boolean {
  return (
    draft.credential.trim() !== '' ||
    draft.project_id !== base.project_id ||
    draft.region !== base.region ||
    draft.system_instructions !== base.system_instructions
  );
}

/** A credential that was not entered stays as it is. */
export function bodyOf({ credential, ...rest }: ConnectionDraft): SaveConnection {
  return credential.trim() === '' ? rest : { ...rest, credential };
}

/** Everything that leads to the service is taken away; what the assistant is told stays. */
export const removalOf = ({ system_instructions }: LiveConnection): SaveConnection => ({
  project_id: '',
  region: '',
  system_instructions,
  credential: null,
});

export function credentialLabel({ credential, credential_name }: Pick<LiveConnection, 'credential' | 'credential_name'>): string {
  if (credential === 'none') return 'Not set';
  return credential === 'bearer_token' ? 'Set: a bearer token' : `Set: the key of ${credential_name}`;
}
