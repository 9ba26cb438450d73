import { MAX_ASSET_BYTES } from '@butterfly/contracts/moodboard';

const MOST_NAMED = 3;

/** Which of these files cannot be pictures of a board, and why, in words; null when all can. */
export function unfit(files: readonly File[]): { readonly files: readonly File[]; readonly text: string } | null {
  const found = files.flatMap((file) => {
    const reason = reasonFor(file);
    return reason === null ? [] : [{ file, text: `“${file.name}” ${reason}.` }];
  });
  if (found.length === 0) return null;
  const more = found.length - MOST_NAMED;
  const named = found
    .slice(0, MOST_NAMED)
    .map(({ text }) => text)
    .join(' ');
  return { files: found.map(({ file }) => file), text: more > 0 ? `${named} ${more} more were left out for the same reasons.` : named };
}

function reasonFor({ type, size }: File): string | null {
  if (!type.startsWith('image/')) return 'is not a picture';
  if (size === 0) return 'is empty';
  return size > MAX_ASSET_BYTES ? 'is larger than 20 MB: make it smaller and add it again' : null;
}
