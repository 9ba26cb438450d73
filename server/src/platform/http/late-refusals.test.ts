import { createTestApp, type TestApp } from '../testing/create-test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMITS: '1' } });
});
afterAll(() => test.stop());

it('who goes on after ten refusals waits a quarter of a second for each further one', async () => {
  const member = await test.signIn('adminA');
  const save = async () => {
    const began = performance.now();
    const { statusCode } = await member.post('/api/moodboard/temp/', { temp_project_name: 'Again', data: {} });
    return { statusCode, took: performance.now() - began };
  };
  for (let count = 0; count < 30; count += 1) expect((await save()).statusCode).toBe(201);
  const refusals = [];
  for (let count = 0; count < 14; count += 1) refusals.push(await save());
  expect(refusals.map(({ statusCode }) => statusCode)).toEqual(refusals.map(() => 429));
  expect(Math.min(...refusals.slice(0, 10).map(({ took }) => took))).toBeLessThan(200);
  for (const { took } of refusals.slice(10)) expect(took).toBeGreaterThanOrEqual(240);
});
