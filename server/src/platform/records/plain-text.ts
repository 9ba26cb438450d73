const ACCENTED = 'áàâäãåāąçćčďéèêëēęěíìîïīłñńňóòôöõøōřśšßťúùûüūůýÿžźż';
const PLAIN = 'aaaaaaaacccdeeeeeeeiiiiilnnnooooooorssstuuuuuuyyzzz';
const letters = new Map([...ACCENTED].map((letter, at) => [letter, PLAIN[at] ?? letter]));

/** As `platform_plain` of the database writes it; done here, so that it is not done again for every row. */
export function plainText(text: string): string {
  return [...text.toLowerCase()].map((letter) => letters.get(letter) ?? letter).join('');
}
