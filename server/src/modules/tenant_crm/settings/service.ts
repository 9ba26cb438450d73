import type { Choice, CrmSettings, CrmSettingsInput } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import { matchesTag } from '../../../platform/http/etag';
import { requireIfMatch, versionConflict } from '../../../platform/http/check-version';
import { lockSettings, readSettings, writeSettings } from './repository';

export function settingsTag({ version }: Pick<CrmSettings, 'version'>): string {
  return `settings-${version}`;
}

export async function saveSettings(
  db: Db,
  { input, ifMatch }: { input: CrmSettingsInput; ifMatch: string | undefined },
): Promise<CrmSettings> {
  requireIfMatch(ifMatch);
  const before = await lockSettings(db);
  const saved = matchesTag(ifMatch, settingsTag(before)) ? await writeSettings(db, { input, version: before.version }) : undefined;
  if (saved) return saved;
  const current = await readSettings(db);
  throw versionConflict({ etag: settingsTag(current), current });
}

/** Refuses a key that the list does not have. Hidden entries stay valid: an open form may still show them. */
export function requireChoice(choices: readonly Choice[], field: string, key: string): void {
  if (!choices.some((choice) => choice.key === key))
    throw new AppError('tenant_crm.unknown_choice', { fields: { [field]: ['is not in your list'] } });
}
