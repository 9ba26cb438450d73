import { test as base } from '../../fixtures';

/** Tests against the suite with many plugins instead of the ordinary one. */
export const test = base.extend({
  keepsFiles: false,
  baseURL: async ({ many }, use) => {
    await use(many.url);
  },
});
