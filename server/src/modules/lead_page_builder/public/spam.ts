const MOST_AN_HOUR = 8;
const MOST_LINKS = 2;

export interface SpamVerdict {
  readonly score: number;
  /** In words for the team; empty: it is none. */
  readonly reason: string;
}

/** What speaks against a submission. Nothing is thrown away: the team can say that it was none. */
export function judge({ trap, texts, fromThere }: { trap: string; texts: readonly string[]; fromThere: number }): SpamVerdict {
  if (trap !== '') return { score: 100, reason: 'The field that people do not see was filled in.' };
  const links = texts.join(' ').match(/https?:\/\/|www\.|\[url/gi)?.length ?? 0;
  if (links > MOST_LINKS) return { score: 80, reason: `${links} links in it.` };
  if (fromThere >= MOST_AN_HOUR) return { score: 70, reason: 'Many forms came from this address within an hour.' };
  return { score: links * 20, reason: '' };
}
