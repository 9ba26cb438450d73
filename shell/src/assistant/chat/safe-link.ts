/**
 * An address an answer names, as it may be put into a link (decision A-30): a `sandbox:` path is led to /media on this
 * site; everything else stays as it is, and what is no web address (`javascript:`, `data:`) is no link.
 */
export function safeLink(raw: string, origin: string = window.location.origin): string | null {
  const text = raw.trim();
  return /^sandbox:/i.test(text) ? mediaAddress(text.slice('sandbox:'.length), origin) : webAddress(text, origin);
}

/** An address a picture may be loaded from: a link, or the picture itself. */
export function safePicture(raw: string, origin: string = window.location.origin): string | null {
  return /^data:image\/(png|jpeg|webp|gif);base64,/i.test(raw.trim()) ? raw.trim() : safeLink(raw, origin);
}

function mediaAddress(path: string, origin: string): string | null {
  const rooted = `/${path.replace(/^\/+/, '')}`;
  // The parser resolves `..`: what would leave /media is not rendered.
  const url = parsed(mediaPath(rooted), origin);
  return url?.pathname.startsWith('/media/') ? origin + url.pathname + url.search + url.hash : null;
}

function mediaPath(path: string): string {
  if (path.startsWith('/media/')) return path;
  return path.startsWith('/mnt/data/') ? `/media/reports/${path.slice('/mnt/data/'.length)}` : `/media${path}`;
}

function webAddress(text: string, origin: string): string | null {
  const url = parsed(text, origin);
  return text && (url?.protocol === 'https:' || url?.protocol === 'http:') ? text : null;
}

function parsed(text: string, origin: string): URL | null {
  return URL.canParse(text, origin) ? new URL(text, origin) : null;
}
