import { features, type FeatureId } from '@butterfly/contracts/core';
import { casesOf } from '../../isolation-requests';
import type { RowScope } from '../../platform/db/worker';
import type { TestApp } from '../../platform/testing/create-test-app';
import type { TestClient } from '../../platform/testing/test-client';
import { addPerson } from '../../platform/testing/test-people';

export const every = Object.keys(features) as FeatureId[];

interface NewMember {
  readonly name: string;
  readonly held?: readonly string[];
  /** Default: every one. */
  readonly plugins?: readonly string[];
  readonly rowScope?: RowScope;
}

/** Members of business B who may use every plugin. */
export class People {
  readonly plugins: readonly string[];
  readonly ids = new Map<string, number>();

  constructor(
    private readonly test: TestApp,
    readonly owner: TestClient,
  ) {
    this.plugins = [...new Set(casesOf(test, ({ access }) => access === 'plugin').map(({ key }) => key.split('.')[0] ?? ''))];
  }

  async member({ name, held = every, plugins = this.plugins, rowScope = 'all' }: NewMember): Promise<TestClient> {
    const { platform, tenantB: tenantId } = this.test;
    const role = `Role of ${name}`;
    await platform.db.withTenant({ tenantId, memberId: null }, (db) =>
      platform.api('manage_members').ensureRole(db, { name: role, plugins, features: held, isAdmin: false, rowScope }),
    );
    const { memberId } = await addPerson(platform, { tenantId, email: `${name}@b.example`, roles: [role] });
    this.ids.set(name, memberId);
    return this.test.signIn(`${name}@b.example`);
  }
}
