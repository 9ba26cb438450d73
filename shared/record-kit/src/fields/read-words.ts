/**
 * Words as they are typed: separated by commas, each once.
 *
 * @example readWords(' VIP, spring ,,VIP') // ['VIP', 'spring']
 */
export function readWords(text: string): string[] {
  const words = text.split(',').map((word) => word.trim());
  return [...new Set(words.filter((word) => word !== ''))];
}
