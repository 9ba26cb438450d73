export { bunchFit, bunchHint, type BunchFit, type BunchHint } from './order/bunch-fit';
export { choosePacks, MOST_UNITS, type PackChoice, type PackOption } from './order/choose-packs';
export { grossUnits, planLine, type Need, type PlannedLine, type PlannedUse, type Use } from './order/plan-order';
export { planItem, type PackOffer, type PlannedItem, type ProjectDays, type WantedItem } from './order/plan-item';
export { standInQuantity } from './order/stand-in';
export { takeStock, type FreeLot, type StockTake, type StockWish } from './order/take-stock';
export { actualCost, projectShare, type ActualCost } from './order/actual-cost';
export { canBecome, isAwaited, type OrderState } from './order/order-state';
export { groupBy } from './order/group-by';
export type {
  CameInstead,
  CountedLine,
  FlowerOrder,
  NewOrders,
  OrderLine,
  OrderPatch,
  OrderPreview,
  OrderSummary,
  OrderWish,
  PreviewLine,
  PreviewSupplier,
  ProjectCosts,
  Received,
  RecipeHistory,
  StandIns,
} from './order/schema';
export { itemsUsed, type ItemUse, type UsedItem } from './order/items-used';
export { largestAdd, wasteFor, type StemAdd } from './order/bunch-ways';
export { smallestDrop, type StemDrop } from './order/smallest-drop';
export { asPriced, isMade } from './pricing/as-priced';
export { priceBook, stemsOf, totalsOf, type BookTotals } from './pricing/price-book';
export { priceLine, wasteOf, type LinePrice, type RecipeLine } from './pricing/price-line';
export {
  byTheHour,
  priceRecipe,
  roundedToStep,
  shareOf,
  type PricedRecipe,
  type RecipePrice,
  type RecipeRental,
} from './pricing/price-recipe';
export { usualProfile, type IngredientKind, type Labor, type PricingProfile } from './pricing/profile';
export { driftOf, driftTone, workBack, type ClientBudget, type DriftLimits, type StemBudget } from './pricing/work-back';
export { paths } from './paths';
export { operations } from './operations';
export { errors } from './errors';
export { events } from './events';
export type { BookLine, BookPage, BookPatch, BookRecipe, NewRecipe, RecipeBook, RecipePatch, WrittenLine } from './book/schema';
export type { NewProfile, Profile, ProfilePatch } from './book/profile.schema';
export { newIngredient } from './catalogue/schema';
export type {
  Ingredient,
  IngredientPatch,
  IngredientQuery,
  NewIngredient,
  NewPack,
  NewSupplier,
  Pack,
  PackPatch,
  PackPrice,
  Substitute,
  Supplier,
  SupplierPatch,
} from './catalogue/schema';
export { findIngredients } from './book/find-ingredient';
export { parseLines, parseQuantity, type TypedLine } from './book/parse-lines';
export { seasonWarnings, type SeasonWarning } from './book/check-season';
export { compareBooks, type LineChange, type PieceChange, type PieceSide } from './book/compare-books';
export type { BookVersion, Comparison } from './versions/schema';
export { lastTicks } from './production/last-ticks';
export { makeProduction, MOST_NUMBERED } from './production/make-production';
export type { NewTick, NewTicks, ProcessingLine, ProductionPiece, ProductionSheet, PullLine, Tick } from './production/schema';
export { scaledLines, scaledQuantity, usualSizes } from './library/scale-lines';
export type { FlowerNeed, FlowerNeedsQuery } from './needs/schema';
export type { LibraryPatch, LibraryRecipe, TakenRecipe } from './library/schema';
