const MENTION = /@\[[^\]\n]{1,80}\]\((\d{1,10})\)/g;

/** Member ids that a note mentions as `@[Ada](12)`, each once. */
export function mentionsIn(body: string): number[] {
  return [...new Set([...body.matchAll(MENTION)].map(([, id]) => Number(id)))].filter((id) => id > 0 && id <= 2_147_483_647).slice(0, 50);
}
