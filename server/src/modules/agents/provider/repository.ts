import type { Db } from '../../../platform/db/db';

export interface ProviderRow {
  readonly base_url: string | null;
  readonly sealed_key: string | null;
  readonly chat_model: string | null;
  readonly speech_model: string | null;
  readonly transcription_model: string | null;
  readonly updated_at: string;
}

export async function findProvider(db: Db): Promise<ProviderRow | undefined> {
  return (
    await db.rows<ProviderRow>(
      'select base_url, sealed_key, chat_model, speech_model, transcription_model, updated_at from agents_provider limit 1',
    )
  )[0];
}

export async function saveProvider(db: Db, row: Omit<ProviderRow, 'updated_at'>): Promise<void> {
  await db.rows(
    `insert into agents_provider (base_url, sealed_key, chat_model, speech_model, transcription_model) values ($1, $2, $3, $4, $5)
     on conflict (tenant_id) do update set base_url = excluded.base_url, sealed_key = excluded.sealed_key, chat_model = excluded.chat_model,
       speech_model = excluded.speech_model, transcription_model = excluded.transcription_model, updated_at = now()`,
    [row.base_url, row.sealed_key, row.chat_model, row.speech_model, row.transcription_model],
  );
}
