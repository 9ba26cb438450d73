import { createFakeHost, type FakeHost } from '@butterfly/testing/browser/fake-host';

/** A host that allows everything and leads nowhere. */
export function sampleHost(): FakeHost {
  return createFakeHost({ id: 'gallery', routes: {} });
}
