import { AGENT_TYPES, handoffCapabilities } from '@butterfly/contracts/agents';
import { AGENTS, agentTypes, capabilities, handoffPath } from './declaration';

describe('the declaration of the agents', () => {
  it('T-113 says of each its type, its name and what it does', () => {
    expect(agentTypes().map(({ agent_type }) => agent_type)).toEqual([...AGENT_TYPES]);
    for (const { display_name, description } of agentTypes())
      expect([display_name.length > 2, description.endsWith('.')]).toEqual([true, true]);
  });

  it('T-114 maps every agent to the targets it may hand over to, each with a description', () => {
    const map = handoffCapabilities.parse(capabilities());
    expect(Object.keys(map)).toEqual([...AGENT_TYPES]);
    for (const [from, targets] of Object.entries(map)) {
      expect(targets.map(({ agent_type }) => agent_type)).not.toContain(from);
      for (const { description } of targets) expect(description).not.toBe('');
    }
  });

  it('reaches every agent from every other, by declared handoffs alone', () => {
    for (const from of AGENT_TYPES)
      for (const to of AGENT_TYPES) {
        let at = from;
        for (const next of handoffPath(from, to)) {
          expect(AGENTS[at].handsTo).toContain(next);
          at = next;
        }
        expect(at).toBe(to);
      }
  });
});
