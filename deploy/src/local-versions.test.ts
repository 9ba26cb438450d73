import type { ChannelState } from '@butterfly/contracts/plugins';
import { localVersions } from './local-versions';

const stable = (id: string, version: string) => ({ id, channel: 'stable', release: { version } }) as ChannelState;
const registryWith = (...states: ChannelState[]) => ({ channels: async () => states });

it('builds what is published already under a local version, and nothing else', async () => {
  const suffix = await localVersions(registryWith(stable('notices', '0.1.0'), stable('home_view', '0.0.9')));
  expect(suffix('notices')).toMatch(/^-local\.[0-9a-f]{8}$/);
  // Its version was raised since, or it is new.
  expect(suffix('home_view')).toBe('');
  expect(suffix('payments')).toBe('');
});

it('knows the version behind a local one, and looks at what everybody has', async () => {
  const canary = { ...stable('payments', '0.1.0'), channel: 'canary' } as ChannelState;
  const suffix = await localVersions(registryWith(stable('notices', '0.1.0-local.0123abcd'), canary));
  expect(suffix('notices')).toMatch(/^-local\./);
  expect(suffix('payments')).toBe('');
});
