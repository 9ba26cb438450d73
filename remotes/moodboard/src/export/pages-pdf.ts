/** A drawn page: JPEG bytes and its size in pixels. */
export interface DrawnPage {
  readonly jpeg: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Points: the longer side of a page is that of A3, so that it prints large. */
const LONG_SIDE = 1_190.55;

/**
 * A PDF with one picture per page. Pages are photographs of the board, so the smallest form of the format is all it takes: no
 * fonts, no compression of its own.
 */
export function pagesPdf(pages: readonly DrawnPage[], title: string): Blob {
  const file = new PdfFile();
  const count = pages.length;
  const pageId = (at: number) => 4 + at * 3;
  file.object(1, `<</Type/Catalog/Pages 2 0 R>>`);
  file.object(2, `<</Type/Pages/Count ${count}/Kids[${pages.map((_, at) => `${pageId(at)} 0 R`).join(' ')}]>>`);
  file.object(3, `<</Title ${hexText(title)}/Producer(Butterfly)>>`);
  pages.forEach(({ jpeg, width, height }, at) => {
    const points = LONG_SIDE / Math.max(width, height);
    const [w, h] = [(width * points).toFixed(2), (height * points).toFixed(2)];
    const id = pageId(at);
    const content = `${w} 0 0 ${h} 0 0 cm /I Do`;
    file.object(id, `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${w} ${h}]/Contents ${id + 1} 0 R/Resources<</XObject<</I ${id + 2} 0 R>>>>>>`);
    file.object(id + 1, `<</Length ${content.length}>>\nstream\n${content}\nendstream`);
    file.stream(
      id + 2,
      `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode/Length ${jpeg.length}>>`,
      jpeg,
    );
  });
  return file.end();
}

class PdfFile {
  readonly #parts: BlobPart[] = [];
  readonly #offsets: number[] = [];
  #length = 0;

  constructor() {
    this.#add('%PDF-1.4\n');
    this.#add(new Uint8Array([0x25, 0xe2, 0xe3, 0xcf, 0xd3, 0x0a]));
  }

  object(id: number, body: string): void {
    this.#offsets[id] = this.#length;
    this.#add(`${id} 0 obj\n${body}\nendobj\n`);
  }

  stream(id: number, head: string, bytes: Uint8Array): void {
    this.#offsets[id] = this.#length;
    this.#add(`${id} 0 obj\n${head}\nstream\n`);
    this.#add(bytes);
    this.#add('\nendstream\nendobj\n');
  }

  end(): Blob {
    const start = this.#length;
    const entries = this.#offsets.slice(1).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
    this.#add(
      `xref\n0 ${this.#offsets.length}\n0000000000 65535 f \n${entries.join('')}trailer\n<</Size ${this.#offsets.length}/Root 1 0 R/Info 3 0 R>>\nstartxref\n${start}\n%%EOF\n`,
    );
    return new Blob(this.#parts, { type: 'application/pdf' });
  }

  #add(part: string | Uint8Array): void {
    // Every text here is ASCII: its length is its size.
    this.#parts.push(part as BlobPart);
    this.#length += part.length;
  }
}

/** Any text as PDF takes it: UTF-16 in hexadecimal. */
function hexText(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0'));
  return `<feff${units.join('')}>`;
}
