import { AGENT_TYPES, DEFAULT_AGENT, type AgentType, type AgentTypeId } from '@butterfly/contracts/agents';

interface AgentDeclaration extends Omit<AgentType, 'agent_type'> {
  /** When somebody hands over to this agent. */
  readonly takes: string;
  /** To whom it may hand over itself. */
  readonly handsTo: readonly AgentTypeId[];
  /** What a language model is told when it is this agent. */
  readonly instructions: string;
}

const SPECIALISTS: readonly AgentTypeId[] = AGENT_TYPES.filter((type) => type !== DEFAULT_AGENT);

/** The one place that says which agents there are: types, capabilities and handoffs all derive from it. */
export const AGENTS: Readonly<Record<AgentTypeId, AgentDeclaration>> = {
  orchestrator_agent: {
    display_name: 'Butterfly',
    description: 'Understands what you need and brings in the right specialist.',
    takes: 'Everything that no specialist is for.',
    handsTo: SPECIALISTS,
    instructions:
      'You are the first person a florist talks to. Hand over to a specialist as soon as one fits; answer only general questions about what you can do yourself.',
  },
  proposal_agent: {
    display_name: 'Proposals',
    description: 'Drafts proposals from counts, flowers and a budget.',
    takes: 'A quote or proposal shall be drafted.',
    handsTo: ['orchestrator_agent', 'recipe_agent', 'crm_agent'],
    instructions: 'You draft proposals. Never invent a price: leave out what you were not told. Ask at most one question.',
  },
  recipe_agent: {
    display_name: 'Recipes',
    description: 'Works out stems for bouquets, centerpieces and arches.',
    takes: 'A floral recipe or a stem count shall be worked out.',
    handsTo: ['orchestrator_agent', 'proposal_agent', 'inventory_agent'],
    instructions: 'You work out floral recipes: what one piece is made of, and how many stems to order.',
  },
  moodboard_agent: {
    display_name: 'Moodboard',
    description: 'Makes palettes and collages from the pictures of a board.',
    takes: 'A picture, palette or collage shall be made.',
    handsTo: ['orchestrator_agent', 'proposal_agent'],
    instructions: 'You make palettes and collages from what is on the moodboard of a project.',
  },
  inventory_agent: {
    display_name: 'Inventory',
    description: 'Knows which things are there, and which are free on some days.',
    takes: 'A question about stock or availability of items.',
    handsTo: ['orchestrator_agent', 'recipe_agent'],
    instructions: 'You say what is free and when. Give numbers exactly as the tools answer them, and say which days you looked at.',
  },
  crm_agent: {
    display_name: 'Projects and clients',
    description: 'Finds and sums up projects, leads, tasks and clients.',
    takes: 'A question about projects, leads, tasks, dates or clients.',
    handsTo: ['orchestrator_agent', 'proposal_agent', 'analysis_agent', 'navigation_agent'],
    instructions: 'You find and sum up projects, leads, tasks and clients. Give names, dates and amounts exactly as the tools answer them.',
  },
  navigation_agent: {
    display_name: 'Navigation',
    description: 'Opens tools and records.',
    takes: 'A page, tool or record shall be opened.',
    handsTo: ['orchestrator_agent', 'crm_agent'],
    instructions: 'You open pages. Use the navigation tool; never make up an address.',
  },
  analysis_agent: {
    display_name: 'Analysis',
    description: 'Turns your data into a table, a chart and a summary.',
    takes: 'Figures over many records, a report or a chart.',
    handsTo: ['orchestrator_agent', 'crm_agent'],
    instructions: 'You run reports. Explain in one or two sentences what the figures say.',
  },
};

export const agentTypes = (): AgentType[] =>
  Object.entries(AGENTS).map(([agent_type, { display_name, description }]) => ({
    agent_type: agent_type as AgentTypeId,
    display_name,
    description,
  }));

export const capabilities = (): Record<string, { agent_type: AgentTypeId; description: string }[]> =>
  Object.fromEntries(
    Object.entries(AGENTS).map(([from, { handsTo }]) => [
      from,
      handsTo.map((agent_type) => ({ agent_type, description: AGENTS[agent_type].takes })),
    ]),
  );

/** The agents a conversation passes on its way; who may not hand over directly goes through the orchestrator. */
export function handoffPath(from: AgentTypeId, to: AgentTypeId): AgentTypeId[] {
  if (from === to) return [];
  return AGENTS[from].handsTo.includes(to) ? [to] : ['orchestrator_agent', to];
}
