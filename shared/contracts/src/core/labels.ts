/**
 * A label as the beginning of a key: lower case, without accents, words joined by `_`. It may be empty, or begin with a digit.
 *
 * @example keyWords('Größe der Vase', 34) // 'gro_e_der_vase'
 */
export function keyWords(label: string, most: number): string {
  return label
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, most);
}
