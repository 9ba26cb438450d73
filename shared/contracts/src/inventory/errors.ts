import type { ErrorCatalogue } from '../core/errors';

export const errors = {
  'inventory.archived': { status: 409, message: 'This is in the archive. Bring it back before you change it.' },
  'inventory.sku_taken': { status: 409, message: 'Another thing has this label already. Nothing was saved.' },
  'inventory.below_zero': {
    status: 409,
    message:
      'There are {on_hand} at that place. Fewer than none cannot be; whoever may correct stock can, with a reason. Nothing was changed.',
  },
  'inventory.short': {
    status: 409,
    message: '{free} are free in these days, {shortage} are missing. Say why, to promise them all the same. Nothing was reserved.',
  },
  'inventory.not_rentable': { status: 409, message: 'This is not given out. Its type would have to allow it.' },
  'inventory.no_event_date': { status: 409, message: 'The project has no date yet. Say from when to when it is needed.' },
  'inventory.too_many': { status: 409, message: 'There are {left} left to do that with. Nothing was changed.' },
  'inventory.kit_short': {
    status: 409,
    message:
      '{free} of {name} are free in these days, {shortage} are missing. Say why, to promise the kit all the same. Nothing was reserved.',
  },
  'inventory.kit_incomplete': {
    status: 409,
    message: '{missing} of {name} are missing. Get them, or hand out the other parts by themselves. Nothing was handed out.',
  },
  'inventory.not_serialized': { status: 409, message: 'Units of this thing have no numbers. Its type would have to say so.' },
  'inventory.code_taken': { status: 409, message: 'Another unit has this number already. Nothing was saved.' },
  'inventory.unknown_code': { status: 404, message: 'Nothing of yours has the label {code}.' },
  'inventory.unit_is_out': { status: 409, message: '{code} is out. Take it back first.' },
  'inventory.unit_is_here': { status: 409, message: '{code} is not out with this project.' },
  'inventory.unit_unfit': { status: 409, message: '{code} is not fit to go out. See to its condition first.' },
  'inventory.not_reserved': { status: 409, message: '{code}: no {name} is left to hand out for this project.' },
  'inventory.stocktake_closed': { status: 409, message: 'The differences are written already. Begin a new stocktake to count again.' },
  'inventory.counted_already': { status: 409, message: 'A colleague has counted {counted}. Nothing was changed.' },
  'inventory.fixed': { status: 409, message: 'What has gone out keeps its thing, number and first day. Nothing was changed.' },
  'inventory.already_reversed': { status: 409, message: 'This has been taken back already, or is itself a taking back.' },
  'inventory.ordered_already': {
    status: 409,
    message: '{on_order} of this are on order by now. Look again before you order more. Nothing was ordered.',
  },
  'inventory.stems_short': {
    status: 409,
    message: '{free} of {name} are free and last until the event, {shortage} are missing. Nothing was kept for the project.',
  },
  'inventory.stems_held': { status: 409, message: '{held} stems of this lot are kept for projects, {free} are free. Nothing was changed.' },
  'inventory.lot_is_here': { status: 409, message: 'This lot is here already. Count it, if the number is wrong.' },
  'inventory.lot_is_awaited': { status: 409, message: 'This lot has not come yet. Receive it first.' },
} as const satisfies ErrorCatalogue;
