const ADDRESS = /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+$/;

/** Reads e-mail addresses out of what was typed or pasted: lines, commas, `Name <address>`. */
export function readAddresses(text: string): { good: string[]; bad: string[] } {
  const parts = text
    .split(/[\n,;]+/)
    .map((part) => (/<([^>]+)>/.exec(part)?.[1] ?? part).trim())
    .filter(Boolean);
  const words = parts.flatMap((part) => (part.includes('@') ? part.split(/\s+/) : [part]));
  const good = [...new Set(words.filter((word) => ADDRESS.test(word)).map((word) => word.toLowerCase()))];
  return { good, bad: words.filter((word) => !ADDRESS.test(word)) };
}
