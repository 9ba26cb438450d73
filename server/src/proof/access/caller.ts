import type { TestClient } from '../../platform/testing/test-client';

/** How somebody asks. */
export interface Caller {
  readonly client: TestClient;
  readonly headers?: Readonly<Record<string, string>>;
  readonly withoutCsrf?: boolean;
}

/** What is taken away has to be: @throws Error when it was refused. */
export async function done(answer: ReturnType<TestClient['post']>): Promise<void> {
  const { statusCode, body } = await answer;
  if (statusCode >= 300) throw new Error(`Nothing was taken away: ${statusCode} ${body}`);
}
