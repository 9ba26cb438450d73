export { paths } from './paths';
export { minimumOrderOn, type MinimumOrder } from './money/minimum-order';
export { operations } from './operations';
export { errors } from './errors';
export { events } from './events';
export { isTaken, proposalTotals, type ProposalTotals } from './money/proposal-totals';
export { afterChange, planProblem, plannedPayments, reductionFloor, type PaymentDays, type PlanProblem } from './money/payments';
export { compareProposals } from './compare-proposals';
export { shownProposal, type ProposalHead } from './shown-proposal';
export {
  isShownTaken,
  shownDifference,
  type LineDifference,
  type LineSide,
  type ShownDifference,
  type SumDifference,
} from './shown-difference';
export { changeParts, paymentWords, quantityWords } from './change-words';
export { paperWords } from './paper-words/every-language';
export type { PaperWords } from './paper-words/words';
export { proposalContent } from './document.schema';
export type { DocumentAdjustment, DocumentLine, DocumentPart, DocumentSection, ProposalContent } from './document.schema';
export type {
  Comparison,
  NewProposal,
  Priced,
  Proposal,
  ProposalPatch,
  ProposalQuery,
  ProposalRow,
  ProposalStatus,
  SellablePiece,
} from './schema';
export type { ShownProposal } from './shown.schema';
export { ACCEPTANCE, acceptanceText } from './acceptance/consent';
export type { Acceptance, AcceptanceEffects, ClientAnswer, LiveFigures, OptionChoice, SharedProposal } from './acceptance/schema';
export { afterTick, choiceProblem, chosenKeys, mayChoose, withChoices, type ChoiceProblem } from './acceptance/choices';
export { liveFigures, withTicks } from './acceptance/live-proposal';
export { photosOf } from './photos/photos-of';
export { MAX_PHOTO_BYTES, MAX_PHOTO_PIXELS, type DocumentPhoto, type Photo, type PhotoSize } from './photos/schema';
export type { MoneySettings, MoneySettingsPatch, Seller } from './settings/schema';
export { contentsText, packageLine } from './library/package-line';
export type {
  AppliedTemplate,
  ListedTemplate,
  NewProposalPackage,
  NewProposalTemplate,
  ProposalPackage,
  ProposalTemplate,
  ProposalTemplatePatch,
  ProposalTemplateRow,
} from './library/schema';
export { invoiceTotals } from './invoices/invoice-totals';
export { taxDifference, taxShare } from './invoices/tax-share';
export type { EInvoiceCheck, EInvoiceForm, EInvoiceGap } from './invoices/e-invoice.schema';
export { setAgainst } from './invoices/set-against';
export type {
  BillTo,
  Invoice,
  InvoiceInstallment,
  InvoiceKind,
  InvoiceLine,
  InvoicePatch,
  InvoiceQuery,
  InvoiceRow,
  InvoiceStatus,
  NewInvoice,
} from './invoices/schema';
