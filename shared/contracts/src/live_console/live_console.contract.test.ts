import { bearerToken, consoleConfig, operations, userSettings, VOICES } from './index';

const settings = { preferred_voice: 'Kore', enable_audio_output: true, enable_text_output: true };
const config = {
  websocketUrl: null,
  projectId: null,
  systemInstructions: 'Help.',
  defaultVoice: 'Puck',
  availableVoices: [...VOICES],
  userSettings: settings,
  canConfigure: false,
};

describe('contract of live_console', () => {
  it('T-604 the config has all its keys, null where nothing is configured', () => {
    expect(consoleConfig.safeParse(config).success).toBe(true);
    for (const key of Object.keys(config)) expect(consoleConfig.safeParse({ ...config, [key]: undefined }).success).toBe(false);
  });

  it('T-605 the voices are Puck, Charon, Kore, Fenrir and Aoede', () => {
    expect([...VOICES]).toEqual(['Puck', 'Charon', 'Kore', 'Fenrir', 'Aoede']);
  });

  it('T-606 user settings have preferred_voice, enable_audio_output and enable_text_output', () => {
    expect(Object.keys(userSettings.shape)).toEqual(['preferred_voice', 'enable_audio_output', 'enable_text_output']);
    expect(userSettings.safeParse({ ...settings, preferred_voice: 'alloy' }).success).toBe(false);
  });

  it('T-608 T-662 the bearer token is asked for with an empty object and answered with four fields', () => {
    expect(operations.getBearerToken.body.safeParse({}).success).toBe(true);
    expect(operations.getBearerToken.body.safeParse({ token: 'x' }).success).toBe(false);
    expect(bearerToken.safeParse({ bearer_token: null, project_id: null, status: 'manual_required', message: 'Enter one.' }).success).toBe(
      true,
    );
    expect(bearerToken.safeParse({ bearer_token: null, project_id: null, status: 'missing', message: '' }).success).toBe(false);
  });
});
