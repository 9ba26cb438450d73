interface Picture {
  readonly url: string;
  readonly thumb_url: string;
}

const COLORS = ['#f0c4c4', '#a9b89b', '#e8b95f', '#8fa8d6', '#6d2139'];
const KINDS = ['image', 'image', 'color', 'color', 'color', 'note', 'note', 'text', 'text', 'flower'] as const;
const COLUMNS = 50;

/** A page of `count` things as they stand on real boards, every fifth a picture; 2,000 are about 1 MB. */
export function largeBoard(count: number, pictures: readonly Picture[]) {
  const elements = Array.from({ length: count }, (_, at) => {
    const type = KINDS[at % KINDS.length] ?? 'note';
    const place = { x: 40 + (at % COLUMNS) * 158, y: 40 + Math.floor(at / COLUMNS) * 122, w: 124, h: type === 'text' ? 40 : 98 };
    return {
      id: `large-${at}`,
      type,
      ...place,
      rot: 0,
      locked: false,
      created_at: '2026-11-21T10:00:00.000Z',
      props: propsOf(type, at, pictures),
    };
  });
  return {
    pages: [{ id: 'page-1', name: 'Large', w: COLUMNS * 158 + 60, h: Math.ceil(count / COLUMNS) * 122 + 60, elements }],
    palette: COLORS,
  };
}

function propsOf(type: (typeof KINDS)[number], at: number, pictures: readonly Picture[]) {
  const hex = COLORS[at % COLORS.length] ?? '#f0c4c4';
  const source = `From the garden behind the mill, seen in ${2000 + (at % 26)}; asked for by the bride. `.repeat(3);
  if (type === 'image') return { ...pictures[at % Math.max(1, pictures.length)], alt: `Picture ${at}`, source, palette: COLORS };
  if (type === 'color') return { hex, name: `Colour ${at}`, source };
  if (type === 'flower') return { name: `Rose ${at}`, hex, form: 'round', count: at, source };
  return { text: `White lisianthus and sweet peas ${at}`, size: 14, source };
}
