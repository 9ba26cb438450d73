/**
 * A phone number to be read; what is dialled stays as it is.
 *
 * @example phoneText('+15185550142') // '+1 518 555 0142'
 */
export function phoneText(e164: string): string {
  const american = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164);
  return american ? `+1 ${american.slice(1).join(' ')}` : e164.replace(/^(\+\d{2})(\d+?)(\d{3})(\d{4})$/, '$1 $2 $3 $4');
}
