/** `crypto.randomUUID` exists on secure pages only; a studio may open the suite over plain http in its own network. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
