/**
 * Text to be searched for as it stands: characters that mean something to LIKE are escaped.
 *
 * @example
 * db.rows(`select id from sample_item where title ilike '%' || $1::text || '%'`, [likeText('50 %')]);
 */
export function likeText(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/**
 * The LIKE pattern of what contains a text.
 *
 * @example
 * likePattern('50 %') // '%50 \\%%'
 */
export function likePattern(text: string): string {
  return `%${likeText(text)}%`;
}
