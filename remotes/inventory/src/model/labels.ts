import type {
  AllocationState,
  CalendarRow,
  CropStatus,
  FarmMoveKind,
  Harvest,
  Location,
  Lot,
  LotMove,
  ReservationState,
  TransactionKind,
  UnitLog,
  UnitStatus,
} from '@butterfly/contracts/inventory';
import type { Tone } from '@butterfly/ui-kit';

export const stateLabels: Readonly<Record<ReservationState, string>> = {
  quoted: 'Quoted',
  provisional: 'Provisional',
  reserved: 'Reserved',
  prepped: 'Ready',
  out: 'Out',
  partially_returned: 'Partly back',
  returned: 'Back',
  closed: 'Closed',
  cancelled: 'Cancelled',
};

export const stateTones: Readonly<Record<ReservationState, Tone>> = {
  quoted: 'neutral',
  provisional: 'marigold',
  reserved: 'iris',
  prepped: 'iris',
  out: 'blush',
  partially_returned: 'marigold',
  returned: 'eucalyptus',
  closed: 'neutral',
  cancelled: 'neutral',
};

export const kindLabels: Readonly<Record<TransactionKind, string>> = {
  receipt: 'Received',
  use: 'Used',
  adjust: 'Corrected',
  count: 'Counted',
  move: 'Moved',
  loss: 'Lost',
  reverse: 'Taken back',
};

export const placeLabels: Readonly<Record<Location['kind'], string>> = {
  field: 'Field',
  cooler: 'Cooler',
  studio: 'Studio',
  warehouse: 'Warehouse',
  van: 'Van',
  client: 'At a client',
};

type Reason = NonNullable<CalendarRow['reservations'][number]['reason']>;

/** Why units are missing, in a sentence. */
export const reasonTexts: Readonly<Record<Reason, string>> = {
  shortage: 'More is promised in these days than there is.',
  repair: 'There would be enough, but some are in repair.',
  gone: 'There are none left: this reservation cannot be kept with own stock.',
};

export const lotLabels: Readonly<Record<Lot['status'], string>> = {
  expected: 'Expected',
  fresh: 'Fresh',
  use_soon: 'Use soon',
  expired: 'Past its day',
  gone: 'Gone',
};

export const lotTones: Readonly<Record<Lot['status'], Tone>> = {
  expected: 'iris',
  fresh: 'eucalyptus',
  use_soon: 'marigold',
  expired: 'clay',
  gone: 'neutral',
};

export const sourceLabels: Readonly<Record<Lot['source'], string>> = { purchase: 'Bought', farm: 'From the farm' };

export const moveLabels: Readonly<Record<LotMove['kind'], string>> = {
  receive: 'Received',
  recount: 'Counted',
  use: 'Used',
  waste: 'Thrown away',
};

export const allocationLabels: Readonly<Record<AllocationState, string>> = {
  planned: 'Planned',
  pulled: 'Pulled',
  used: 'Used',
  returned: 'Returned',
  wasted: 'Thrown away',
};

export const cropLabels: Readonly<Record<CropStatus, string>> = {
  planned: 'Planned',
  planted: 'Planted',
  growing: 'Growing',
  harvesting: 'Being cut',
  finished: 'Finished',
  failed: 'Failed',
};

export const cropTones: Readonly<Record<CropStatus, Tone>> = {
  planned: 'neutral',
  planted: 'iris',
  growing: 'eucalyptus',
  harvesting: 'marigold',
  finished: 'neutral',
  failed: 'clay',
};

export const gradeLabels: Readonly<Record<Harvest['grade'], string>> = { A: 'A', B: 'B', compost: 'For the compost' };

export const farmMoveLabels: Readonly<Record<FarmMoveKind, string>> = {
  harvest: 'Cut',
  transfer: 'Into the shop',
  sale: 'Sold',
  compost: 'Composted',
  adjust: 'Counted',
};

export const unitLabels: Readonly<Record<UnitStatus, string>> = {
  ok: 'Fine',
  attention: 'Needs a look',
  damaged: 'Damaged',
  destroyed: 'Destroyed',
  rejected: 'Rejected',
  lost: 'Lost',
  quarantined: 'Kept apart',
};

export const unitTones: Readonly<Record<UnitStatus, Tone>> = {
  ok: 'eucalyptus',
  attention: 'marigold',
  damaged: 'clay',
  destroyed: 'neutral',
  rejected: 'neutral',
  lost: 'neutral',
  quarantined: 'neutral',
};

export const unitLogLabels: Readonly<Record<UnitLog['kind'], string>> = {
  created: 'Numbered',
  check_out: 'Went out',
  check_in: 'Came back',
  changed: 'Changed',
};
