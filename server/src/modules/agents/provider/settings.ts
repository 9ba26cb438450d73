import type { SaveProviderBody } from '@butterfly/contracts/agents';
import { createSecretBox, type SecretBox } from '../../../platform/auth/secret-box';
import type { Db } from '../../../platform/db/db';
import type { Environment } from '../../../platform/environment';
import { createPublicFetch } from '../../../platform/files/remote/public-fetch';
import { AppError } from '../../../platform/http/app-error';
import { findProvider, saveProvider, type ProviderRow } from './repository';

/** A service that can be called. */
export interface Provider {
  /** Who named the address: what the operator of the server names may lie inside their network. */
  readonly source: 'environment' | 'business';
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly chatModel: string | null;
  readonly speechModel: string | null;
  readonly transcriptionModel: string | null;
}

type Source = 'none' | 'environment' | 'business';
type Env = Pick<
  Environment,
  'SESSION_SECRET' | 'AI_BASE_URL' | 'AI_API_KEY' | 'AI_CHAT_MODEL' | 'AI_SPEECH_MODEL' | 'AI_TRANSCRIPTION_MODEL'
>;

/** Which service answers for a business: its own, else the server's, else none. */
export class ProviderSettings {
  readonly #box: SecretBox;

  constructor(
    private readonly env: Env,
    private readonly outside: typeof fetch = createPublicFetch(),
  ) {
    this.#box = createSecretBox(env.SESSION_SECRET, 'agents.provider');
  }

  async of(db: Db): Promise<Provider | null> {
    const row = await findProvider(db);
    return row?.base_url ? this.#ofBusiness(row, db.tenantId) : this.#ofServer();
  }

  async shown(db: Db) {
    const row = await findProvider(db);
    const provider = await this.of(db);
    const source: Source = provider?.source ?? 'none';
    return {
      source,
      base_url: provider?.baseUrl ?? null,
      key_set: (provider?.apiKey ?? '') !== '',
      chat_model: provider?.chatModel ?? null,
      speech_model: provider?.speechModel ?? null,
      transcription_model: provider?.transcriptionModel ?? null,
      updated_at: source === 'business' ? (row?.updated_at ?? null) : null,
    };
  }

  async save(db: Db, { base_url, api_key, chat_model, speech_model, transcription_model }: SaveProviderBody): Promise<void> {
    if (base_url !== null && !isSafe(base_url)) throw new AppError('agents.provider_refused');
    const before = await findProvider(db);
    // A key belongs to an address: it is never sent to another one by leaving the field empty.
    const kept = before?.base_url === base_url ? (before?.sealed_key ?? null) : null;
    const given = api_key ? this.#box.seal(String(db.tenantId), api_key) : null;
    const sealed_key = api_key === undefined ? kept : given;
    await saveProvider(db, {
      base_url,
      sealed_key,
      chat_model: chat_model || null,
      speech_model: speech_model || null,
      transcription_model: transcription_model || null,
    });
  }

  /** How a service is asked. What a business names has to lie outside, or the server could be made to ask its own neighbours. */
  fetchFor({ source }: Pick<Provider, 'source'>): typeof fetch {
    return source === 'business' ? this.outside : (address, init) => fetch(address, { ...init, redirect: 'error' });
  }

  #ofBusiness(row: ProviderRow, tenantId: number): Provider {
    const apiKey = row.sealed_key === null ? '' : (this.#box.open(String(tenantId), row.sealed_key) ?? '');
    return {
      source: 'business',
      baseUrl: row.base_url ?? '',
      apiKey,
      chatModel: row.chat_model,
      speechModel: row.speech_model,
      transcriptionModel: row.transcription_model,
    };
  }

  #ofServer(): Provider | null {
    const { AI_BASE_URL, AI_API_KEY = '', AI_CHAT_MODEL = null, AI_SPEECH_MODEL = null, AI_TRANSCRIPTION_MODEL = null } = this.env;
    return AI_BASE_URL
      ? {
          source: 'environment',
          baseUrl: AI_BASE_URL,
          apiKey: AI_API_KEY,
          chatModel: AI_CHAT_MODEL,
          speechModel: AI_SPEECH_MODEL,
          transcriptionModel: AI_TRANSCRIPTION_MODEL,
        }
      : null;
  }
}

/** A key in clear text across a network would be everybody's. */
function isSafe(address: string): boolean {
  const { protocol, username } = new URL(address);
  return username === '' && protocol === 'https:';
}
