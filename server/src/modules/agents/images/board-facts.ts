/** What of a board a picture can be made of. A board is any JSON: whatever has another form is passed over. */
export interface BoardFacts {
  readonly assets: readonly number[];
  readonly colors: readonly { readonly hex: string; readonly name: string }[];
}

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const MOST_ELEMENTS = 5_000;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Swatches a person has set come first, then the palette of the board, then the colours of its pictures. */
export function boardFacts(document: unknown): BoardFacts {
  const root = isRecord(document) ? document : {};
  const elements = listOf(root['pages'])
    .flatMap((page) => (isRecord(page) ? listOf(page['elements']) : []))
    .slice(0, MOST_ELEMENTS)
    .filter(isRecord);
  const props = elements.map((element) => ({ type: element['type'], props: isRecord(element['props']) ? element['props'] : {} }));
  const swatches = props.filter(({ type }) => type === 'color').map(({ props: { hex, name } }) => ({ hex, name }));
  const loose = [
    ...listOf(root['palette']),
    ...props.filter(({ type }) => type === 'image').flatMap(({ props: { palette } }) => listOf(palette)),
  ].map((hex) => ({ hex, name: '' }));
  const colors = new Map<string, { hex: string; name: string }>();
  for (const { hex, name } of [...swatches, ...loose]) {
    if (typeof hex === 'string' && HEX.test(hex) && !colors.has(hex.toLowerCase()))
      colors.set(hex.toLowerCase(), { hex: hex.toLowerCase(), name: typeof name === 'string' ? name.slice(0, 40) : '' });
  }
  const assets = props
    .filter(({ type }) => type === 'image')
    .map(({ props: { asset } }) => asset)
    .filter((asset): asset is number => Number.isInteger(asset));
  return { assets: [...new Set(assets)], colors: [...colors.values()] };
}
