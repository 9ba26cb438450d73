/** `marlow-okafor-wedding-moodboard.pdf`: letters of every script stay, everything else becomes one hyphen. */
export function fileName(title: string, extension: string): string {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  return `${words ? `${words}-` : ''}moodboard.${extension}`;
}
