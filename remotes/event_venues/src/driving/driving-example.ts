import { feeOf, type DeliveryTariff } from '@butterfly/contracts/event_venues';
import { kilometres } from '../way/way-text';

const EXAMPLE_M = 46_000;

/** What a tariff means for one way, as a sentence. */
export function drivingExample(tariff: DeliveryTariff, money: (cents: number) => string): string {
  const fee = feeOf({ meters: EXAMPLE_M, minutes: 0, is_driven: true }, tariff);
  const way = `${kilometres(EXAMPLE_M)} km away`;
  return fee === null ? `A venue ${way} costs nothing to drive to.` : `A venue ${way}: delivery costs ${money(fee)}.`;
}
