import type { AssistantToolInput } from '@butterfly/contracts/plugins';
import type { Platform } from '../../../platform/platform';
import { toolsOf } from './declared-tools';

const tool = (id: string): AssistantToolInput => ({
  id,
  title: id,
  modelDescription: 'x',
  effect: 'read',
  call: { method: 'GET', path: '/api/event_venues/venues/' },
  input: { type: 'object', properties: {} },
});

async function idsWith(released: readonly AssistantToolInput[] | undefined): Promise<string[]> {
  const platform = {
    api: () => ({ releasedTools: async () => new Map(released ? [['event_venues', released]] : []) }),
    access: { enabled: async () => true },
    operations: () => [],
    assistantTools: new Map([['event_venues', [tool('event_venues.find_venues')]]]),
  } as unknown as Platform;
  const permissions = { plugins: ['event_venues'], features: [], is_admin: true };
  return (await toolsOf({ tenantId: 1, permissions }, platform)).map(({ id }) => id);
}

describe('what the assistant may do with a plugin', () => {
  it.each([
    ['is what its module declares, as long as it is not released', undefined, 'event_venues.find_venues'],
    ['is what its release says from then on', [tool('event_venues.driving')], 'event_venues.driving'],
    ['is not taken away by a release from before it had any tools', [], 'event_venues.find_venues'],
  ] as const)('%s', async (_is, released, expected) => {
    expect(await idsWith(released)).toEqual([expected]);
  });
});
