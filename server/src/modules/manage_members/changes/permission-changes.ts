import { AUDIT_WORDS } from '@butterfly/contracts/manage_members/labels';
import { momentText } from '../../../platform/db/moment-text';
import type { ChangeSource, FoundChange } from '../ports';

type Row = Omit<FoundChange, 'path' | 'what'> & {
  readonly action: string;
  readonly added: readonly string[];
  readonly removed: readonly string[];
};

const PAGES: Readonly<Record<string, string>> = {
  'manage_members.role': '/manage_members/roles',
  'manage_members.member': '/manage_members',
  'manage_members.invite': '/manage_members',
};

/** Changes of permissions, as a part of the log. */
export const permissionChanges: ChangeSource = {
  name: 'permissions',
  kinds: Object.keys(PAGES),
  read: async (db, { below, by, kind, limit }) => {
    const rows = await db.rows<Row>(
      `select id, ${momentText('at')} as at, actor_id as by_id, 'manage_members.' || subject_kind as kind, subject, action, added, removed
       from manage_members_audit
       where ($1::timestamptz is null or (at, id) < ($1::timestamptz, $2::int)) and ($3::int is null or actor_id = $3)
         and ($4::text is null or subject_kind = $4)
       order by manage_members_audit.at desc, id desc limit $5::int`,
      [below?.at ?? null, below?.id ?? null, by, kind?.split('.')[1] ?? null, limit],
    );
    return rows.map(({ action, added, removed, ...row }) => ({
      ...row,
      path: PAGES[row.kind] ?? null,
      what: [
        AUDIT_WORDS[action] ?? action.replaceAll('_', ' '),
        ...added.map((one) => `+ ${one}`),
        ...removed.map((one) => `− ${one}`),
      ].join(' '),
    }));
  },
};
