/** The months in English, German and Spanish, long and short, in plain letters: alternatives of a pattern. */
export const MONTH =
  'jan(?:uar|uary)?|enero|feb(?:ruar|ruary)?|febrero|mar(?:ch)?|marz|marzo|apr(?:il)?|abril|may|mai|mayo|jun[ei]?|junio|jul[yi]?|julio|aug(?:ust)?|agosto|sept?(?:ember)?|septiembre|o[ck]t(?:ober)?|octubre|nov(?:ember)?|noviembre|de[cz](?:ember)?|dic(?:iembre)?';
