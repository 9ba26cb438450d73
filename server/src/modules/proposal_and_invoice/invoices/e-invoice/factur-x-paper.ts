import type { DocumentDefinition } from '../../../../platform/documents/render-pdf';
import { document as invoicePaper, type InvoiceOnPaper } from '../paper/invoice-paper';
import { MADE } from '../../pdf/paper-kit';
import { ciiOf } from './cii';
import type { EInvoice } from './document';

/** What both halves of the file are made of: the page for people, and the XML for programs. */
export interface FacturX {
  readonly paper: InvoiceOnPaper;
  readonly told: EInvoice;
}

export const FILE = 'factur-x.xml';

/** An invoice on paper with its XML inside: PDF/A-3, Factur-X 1.0 and so ZUGFeRD 2, profile EN 16931. */
export function document({ paper, told }: FacturX): DocumentDefinition {
  const src = `data:text/xml;base64,${Buffer.from(ciiOf(told)).toString('base64')}`;
  const file = {
    src,
    name: FILE,
    type: 'text/xml',
    relationship: 'Alternative',
    description: 'Factur-X',
    creationDate: MADE,
    modifiedDate: MADE,
  };
  return {
    ...invoicePaper(paper),
    // Metadata of PDF/A is XML that is written as it is given: no text of a person is in it.
    info: { title: told.invoice.number ?? '', creationDate: MADE, modDate: MADE },
    ...{ version: '1.7', subset: 'PDF/A-3b', files: { [FILE]: file }, xmp: XMP },
  };
}

const property = (name: string, description: string): string =>
  `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType>` +
  `<pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`;

/** Says that the XML is there, and what the words mean in which it is said. */
const XMP = `
  <rdf:Description rdf:about="" xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#">
    <fx:DocumentType>INVOICE</fx:DocumentType>
    <fx:DocumentFileName>${FILE}</fx:DocumentFileName>
    <fx:Version>1.0</fx:Version>
    <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
  </rdf:Description>
  <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
    xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
    <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
      <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
      <pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>
      <pdfaSchema:prefix>fx</pdfaSchema:prefix>
      <pdfaSchema:property><rdf:Seq>
        ${property('DocumentFileName', 'name of the embedded XML invoice file')}
        ${property('DocumentType', 'INVOICE')}
        ${property('Version', 'The actual version of the Factur-X XML schema')}
        ${property('ConformanceLevel', 'The conformance level of the embedded Factur-X data')}
      </rdf:Seq></pdfaSchema:property>
    </rdf:li></rdf:Bag></pdfaExtension:schemas>
  </rdf:Description>`;
