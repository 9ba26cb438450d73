export { allocate } from './allocate';
export { minorDigits } from './currency';
export { lineTotal, packedCost, percentOf, timesMilli, wholeWithWaste, type PackedCost, type PricedLine } from './line-total';
export { payInParts, type Anchor, type Installment, type PlanDays, type PlanPart } from './payment-plan';
export { priceDocument, type Adjustment, type DocumentLine, type LineKind, type PricedDocument } from './price-document';
export { taxIncluded, taxInside, taxOnTop, type Taxed, type TaxLine } from './tax';
