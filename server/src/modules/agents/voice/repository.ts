import { voicePreference, type VoicePreference } from '@butterfly/contracts/agents';
import type { Db } from '../../../platform/db/db';

export async function preferenceOf(db: Db): Promise<VoicePreference> {
  const [row] = await db.rows<{ voice: string; voice_enabled: boolean; speech_rate: string | number }>(
    'select voice, voice_enabled, speech_rate from agents_voice_preference where member_id = $1',
    [db.memberId],
  );
  return voicePreference.parse(row ? { ...row, speech_rate: Number(row.speech_rate) } : {});
}

export async function savePreference(db: Db, { voice, voice_enabled, speech_rate }: VoicePreference): Promise<void> {
  await db.rows(
    `insert into agents_voice_preference (member_id, voice, voice_enabled, speech_rate) values ($1, $2, $3, $4)
     on conflict (tenant_id, member_id) do update set voice = excluded.voice, voice_enabled = excluded.voice_enabled, speech_rate = excluded.speech_rate`,
    [db.memberId, voice, voice_enabled, speech_rate],
  );
}
