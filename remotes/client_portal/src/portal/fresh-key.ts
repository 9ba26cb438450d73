/** By which the server knows that something was sent before. `crypto.randomUUID` is there on secure origins only; this is everywhere. */
export function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
