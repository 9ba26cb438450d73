/** Plain letters in lower case, one kind of apostrophe: how the lexicon is written. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f¿¡]/g, '')
    .replace(/[’‘`´]/g, "'")
    .replace(/[–—]/g, '-')
    .replace(/ß/g, 'ss')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}
