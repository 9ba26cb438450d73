import type { Db } from '../../../platform/db/db';

const MOST_AN_HOUR = 8;
const MOST_LINKS = 2;

export interface SpamVerdict {
  readonly score: number;
  /** In words for the team; empty: it is none. */
  readonly reason: string;
}

/** What speaks against a submission. Nothing is thrown away: the team can say that it was none. */
export async function judge(
  db: Db,
  { trap, texts, ipHash }: { trap: string; texts: readonly string[]; ipHash: string },
): Promise<SpamVerdict> {
  if (trap !== '') return { score: 100, reason: 'The field that people do not see was filled in.' };
  const links = texts.join(' ').match(/https?:\/\/|www\.|\[url/gi)?.length ?? 0;
  if (links > MOST_LINKS) return { score: 80, reason: `${links} links in it.` };
  const [row] = await db.rows<{ count: number }>(
    `select count(*)::int as count from lead_page_builder_submission where ip_hash = $1 and created_at > now() - interval '1 hour'`,
    [ipHash],
  );
  if ((row?.count ?? 0) >= MOST_AN_HOUR) return { score: 70, reason: 'Many forms came from this address within an hour.' };
  return { score: links * 20, reason: '' };
}
