import { createRequire } from 'node:module';
import path from 'node:path';
import pdfmake from 'pdfmake';

/** A document as pdfmake describes it: content, header, footer, styles. */
export type DocumentDefinition = Parameters<typeof pdfmake.createPdf>[0] & {
  /** Metadata beside those of PDF/A, as `rdf:Description` elements; only with a `subset`. */
  readonly xmp?: string;
};

const packages = createRequire(path.join(import.meta.dirname, 'render-pdf.ts'));

const fonts = {
  Inter: {
    normal: packages.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
    bold: packages.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
  },
  Fraunces: { normal: packages.resolve('@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf') },
};
const files: readonly string[] = Object.values(fonts).flatMap((styles) => Object.values(styles));

pdfmake.setFonts(fonts);
// A document never reaches out: no address in a person's text is fetched, no file but the fonts is read.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((file) => files.includes(file));

/** Lays out one document in the fonts of the product. Takes its thread for as long as it lasts: see `Documents`. */
export async function renderPdf({ xmp, ...definition }: DocumentDefinition): Promise<Buffer> {
  const made = pdfmake.createPdf({
    pageSize: 'A4',
    ...definition,
    defaultStyle: { font: 'Inter', fontSize: 9.5, lineHeight: 1.25, ...definition.defaultStyle },
  });
  if (xmp !== undefined) (await made.getStream()).appendXML(xmp);
  return made.getBuffer();
}
