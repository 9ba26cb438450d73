import type { ConnectionTest } from '@butterfly/contracts/live_console';
import type { Environment } from '../../../platform/environment';
import type { Configured } from '../service';
import type { Hello } from './page-frames';
import { readServiceFrame } from './service-events';
import { Upstream } from './upstream';
import { serviceAddress, setupFrame } from './upstream-frames';

const PATIENCE_MS = 10_000;
/** The least that the service can be asked for: a conversation in writing in which nothing is said. */
const HELLO: Hello = {
  dialect: 'console',
  token: '',
  projectId: '',
  modality: 'TEXT',
  instructions: '',
  voice: '',
  model: null,
  resume: null,
};

interface Trial {
  readonly configured: Configured;
  readonly env: Environment;
  /** Rejects with a sentence for people. */
  tokenOf(credential: string): Promise<string>;
}

/** Goes as far as the service's answer to the setup, with the stored credential, and leaves. */
export async function tryConnection({ configured, env, tokenOf }: Trial): Promise<ConnectionTest> {
  try {
    const token = await tokenOf(configured.credential);
    return await answerTo({
      address: serviceAddress(env, configured.region),
      token,
      setup: setupFrame(HELLO, { place: configured, settings: env }),
    });
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : 'The live service could not be reached.' };
  }
}

function answerTo(where: { address: string; token: string; setup: object }): Promise<ConnectionTest> {
  return new Promise((resolve) => {
    const done = (result: ConnectionTest) => {
      clearTimeout(patience);
      upstream.close();
      resolve(result);
    };
    const patience = setTimeout(() => done({ ok: false, message: 'The live service did not answer in time.' }), PATIENCE_MS);
    const upstream = new Upstream({
      ...where,
      onFrame: (text) => readServiceFrame(text)?.some(({ kind }) => kind === 'ready') && done({ ok: true, message: '' }),
      onEnd: ({ message }) => done({ ok: false, message }),
    });
  });
}
