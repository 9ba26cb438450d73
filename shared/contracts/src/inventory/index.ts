export { freeOver, shortageOf, type Range, type StockChange } from './stock/free-over';
export { freeByDay } from './stock/free-by-day';
export { shortageReason, shortClaims, unneeded, type Claim } from './stock/share-shortage';
export { averageCost, onHand, suggestedOrder, unsoldBps, wasteBps } from './stock/on-hand';
export { damageWaiver, lateFee, lossCharge, type LossKind } from './stock/charges';
export { projectWindow, protectedRange, type Buffers } from './stock/project-window';
export { mayStep, reservationStates, takesStock, waitsForStock, type ReservationState, type ReservationStep } from './rentals/states';
export { kitFree } from './kits/kit-free';
export { isThere } from './units/is-there';
export { lotStatus, type LotStatus } from './shop/lot-status';
export { firstExpired, takeInOrder, type TakenFrom } from './shop/take-first';
export { nextStemsCost } from './shop/lot-cost';
export type {
  Allocate,
  Allocation,
  AllocationState,
  Completion,
  Flower,
  Lot,
  LotLife,
  LotMove,
  LotPatch,
  LotQuery,
  NewLot,
  ShopLine,
  ShopProject,
  ShopProjectDetail,
  StockedFlower,
} from './shop/schema';
export { mondayOf, stemsPerWeek } from './farm/forecast';
export type {
  Crop,
  CropPatch,
  CropStatus,
  FarmCategoryDetail,
  FarmMove,
  FarmMoveKind,
  FarmMovement,
  FarmMoveQuery,
  FarmOverview,
  Harvest,
  NewCrop,
  Transfer,
} from './farm/schema';
export { paths } from './paths';
export { operations } from './operations';
export { errors } from './errors';
export { events } from './events';
export { LOW_STOCK_DAYS, MOST_DAYS, newReservation } from './rentals/schema';
export { newCrop } from './farm/schema';
export { newLot } from './shop/schema';
export { newKit } from './kits/schema';
export { newItem } from './goods/schema';
export type { Kit, KitAvailability, KitBooking, KitPatch, KitQuery, KitWish, NewKit } from './kits/schema';
export type { NewUnit, Unit, UnitLog, UnitPatch, UnitScan, UnitScanned, UnitStatus } from './units/schema';
export type { Stocktake, StocktakeCount, StocktakeLine, StocktakeQuery, StocktakeSummary } from './stocktake/schema';
export type { NewRestock, Restock, RestockQuery, RestockReceipt } from './restock/schema';
export type {
  Category,
  GoodsType,
  Location,
  NewCategory,
  NewGoodsType,
  NewLocation,
  NewSubcategory,
  SetupQuery,
  Subcategory,
  Terms,
  TermsPatch,
} from './setup/schema';
export type {
  Item,
  ItemPatch,
  ItemQuery,
  NewItem,
  NewTransaction,
  StockAt,
  Transaction,
  TransactionKind,
  TransactionQuery,
} from './goods/schema';
export type {
  Availability,
  AvailabilityQuery,
  CalendarQuery,
  CalendarRow,
  Check,
  Checked,
  CheckedIn,
  FreeUnits,
  FreeUnitsQuery,
  Loss,
  LowItem,
  NewLoss,
  NewRepair,
  NewReservation,
  NewSubRental,
  Overview,
  ProjectStock,
  RentalCalendar,
  Repair,
  Reservation,
  ReservationPatch,
  SubRental,
} from './rentals/schema';
