import { createHash, createVerify, type KeyObject } from 'node:crypto';

/** Whether the DKIM signature of a raw mail (relaxed/relaxed, RSA-SHA256) was made with this key: RFC 6376, as receivers check it. */
export function isSignedBy(raw: string, key: KeyObject): boolean {
  const at = raw.indexOf('\r\n\r\n');
  const [head, body] = [raw.slice(0, at), raw.slice(at + 4)];
  const headers = head.split(/\r\n(?![ \t])/).map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line] as const);
  const [, signature = ''] = headers.find(([name]) => name === 'dkim-signature') ?? [];
  const tags = new Map(
    signature
      .slice(signature.indexOf(':') + 1)
      .replace(/\r\n/g, '')
      .split(';')
      .map((tag) => {
        const [name = '', ...value] = tag.split('=');
        return [name.trim(), value.join('=').replace(/\s+/g, '')] as const;
      }),
  );
  const digest = createHash('sha256').update(relaxedBody(body), 'latin1').digest('base64');
  if (digest !== tags.get('bh')) return false;
  const left = [...headers];
  const signed = (tags.get('h') ?? '').split(':').flatMap((name) => {
    const found = left.findLastIndex(([other]) => other === name.trim().toLowerCase());
    return found === -1 ? [] : [relaxedHeader(left.splice(found, 1)[0]?.[1] ?? '')];
  });
  const own = relaxedHeader(signature.replace(/(\bb=)[^;]*$/, '$1').replace(/(;\s*b=)[^;]*/, '$1'));
  return createVerify('RSA-SHA256')
    .update([...signed, own].join('\r\n'), 'latin1')
    .verify(key, tags.get('b') ?? '', 'base64');
}

function relaxedBody(body: string): string {
  const lines = body.split('\r\n').map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''));
  while (lines.at(-1) === '') lines.pop();
  return lines.length === 0 ? '' : `${lines.join('\r\n')}\r\n`;
}

function relaxedHeader(line: string): string {
  const at = line.indexOf(':');
  const value = line
    .slice(at + 1)
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim();
  return `${line.slice(0, at).toLowerCase().trim()}:${value}`;
}
