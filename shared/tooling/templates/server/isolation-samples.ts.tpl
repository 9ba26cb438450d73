import type { OwnSamples } from '../../isolation-samples';

const a{{Record}} = (_ids: unknown, { {{record}} }: { {{record}}: number }) => ({ id: {{record}} });

/** What the proofs of isolation, of row scopes and of features send to the operations of this module. */
export const samples: OwnSamples<{ {{record}}: number }> = {
  fill: async ({ client, mark }) => ({ {{record}}: (await client.post('/api/{{id}}/{{records}}/', { title: mark })).json<{ id: number }>().id }),
  // What leads to something of a project says 'project', and its texts carry `projectMark`.
  belongs: { {{record}}: 'business' },
  paths: { get{{Record}}: a{{Record}}, update{{Record}}: a{{Record}}, archive{{Record}}: a{{Record}}, restore{{Record}}: a{{Record}} },
  bodies: { update{{Record}}: { title: 'Renamed' } },
};
