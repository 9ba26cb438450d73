import { RegistryDriver } from '../../modules/plugins/testing/registry-driver';
import { deployToken } from '../../platform/auth/deploy-token';
import type { TestApp } from '../../platform/testing/create-test-app';
import { done, type Caller } from './caller';
import type { CallerKind } from './expected-answer';

/** Of a team that owns another plugin than the samples are about; one of them is ended. */
export async function tokenCallers(test: TestApp): Promise<[CallerKind, Caller][]> {
  await anotherTeamsRelease(test);
  const owner = { headers: { authorization: `Bearer ${deployToken(test.platform.env)}` } };
  const issue = async (name: string) => {
    const answer = await test
      .visitor()
      .post('/api/plugins/tokens/', { name, plugins: ['tenant_crm'], rights: ['publish', 'promote'], reason: 'A team' }, owner);
    if (answer.statusCode !== 201) throw new Error(`No token was made: ${answer.body}`);
    const { token, secret } = answer.json<{ token: number; secret: string }>();
    return { token, headers: { authorization: `Bearer ${secret}` } };
  };
  const [team, ended] = [await issue('team'), await issue('ended')];
  await done(test.visitor().post(`/api/plugins/tokens/${ended.token}/revoke/`, { reason: 'The team is gone' }, owner));
  return [
    ['team_token', { client: test.visitor(), headers: team.headers }],
    ['ended_team_token', { client: test.visitor(), headers: ended.headers }],
  ];
}

/** The samples name the first release and the first rollout there are. */
async function anotherTeamsRelease(test: TestApp): Promise<void> {
  const registry = new RegistryDriver(test);
  await registry.release('foreign_one', ['1.0.0', '1.1.0']);
  await done(registry.promote('foreign_one', '1.0.0'));
  const { rollout } = await registry.rollout({ id: 'foreign_one', version: '1.1.0' });
  const { statusCode } = await registry.get('releases/1/');
  if (rollout !== 1 || statusCode !== 200) throw new Error('The samples of plugins name a release and a rollout that are not there.');
}
