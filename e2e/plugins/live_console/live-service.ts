import { fakeGeminiLive, type FakeGeminiLive } from '@butterfly/testing/live/fake-gemini-live';

export type LiveService = FakeGeminiLive;

/** The live service of a suite: a fake on this machine, at the port that the suite was started with. */
export function startLiveService(port: number): Promise<LiveService> {
  return fakeGeminiLive({ port });
}
