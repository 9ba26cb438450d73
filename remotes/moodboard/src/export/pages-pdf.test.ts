import { pagesPdf } from './pages-pdf';
import { fileName } from './file-name';

const page = { jpeg: new Uint8Array([0xff, 0xd8, 0xff, 0xd9]), width: 1600, height: 1072 };
/** One character a byte, so that places in the text are places in the file. */
async function textOf(pdf: Blob): Promise<string> {
  const bytes = await new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(pdf);
  });
  return String.fromCharCode(...new Uint8Array(bytes));
}

describe('a PDF of pages', () => {
  it('has one page each, and a table of places that is right to the byte', async () => {
    const text = await textOf(pagesPdf([page, { ...page, width: 800, height: 1600 }], 'Møller & Söhne 🌸'));
    expect(text).toMatch(/^%PDF-1\.4\n/);
    expect(text.match(/\/Type\/Page\//g)).toHaveLength(2);
    const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
    expect(text.slice(start, start + 5)).toBe('xref\n');
    const places = [...text.slice(start).matchAll(/^(\d{10}) 00000 n /gm)].map(([, place]) => Number(place));
    expect(places).toHaveLength(9);
    places.forEach((place, at) => expect(text.slice(place, place + 8)).toMatch(new RegExp(`^${at + 1} 0 obj`)));
  });
  it('keeps the shape of a page', async () => {
    expect(await textOf(pagesPdf([page], 'x'))).toContain('/MediaBox[0 0 1190.55 797.67]');
  });
});

describe('the name of an export', () => {
  it.each([
    ['Marlow & Okafor wedding', 'marlow-okafor-wedding-moodboard.pdf'],
    ['Łódź / été', 'łódź-été-moodboard.pdf'],
    ['***', 'moodboard.pdf'],
  ])('a file of %j is called %j', (title, name) => expect(fileName(title, 'pdf')).toBe(name));
});
