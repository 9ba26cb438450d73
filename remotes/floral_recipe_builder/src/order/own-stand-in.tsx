import { standInQuantity, type OrderLine, type StandIns } from '@butterfly/contracts/floral_recipe_builder';
import { useQuery } from '@tanstack/react-query';
import { api, keys } from '../flowers.client';
import type { Count } from './counts';

/** What stands in for the lines of an order, with how much of it is free. */
export function useStandIns(orderId: number) {
  return useQuery({
    queryKey: keys.standIns(String(orderId)),
    queryFn: async ({ signal }): Promise<readonly StandIns[]> => (await api.listStandIns({ params: { id: String(orderId) }, signal })).data,
  });
}

type Offer = StandIns['offers'][number];

interface OwnStandInProps {
  readonly line: OrderLine;
  readonly count: Count;
  readonly offers: readonly Offer[];
  readonly isBusy: boolean;
  readonly onTake: (ingredientId: number, units: number) => void;
}

/** Too little came: the first of what is listed in its place and is free. */
export function OwnStandIn({ line, count, offers, isBusy, onTake }: OwnStandInProps) {
  const missing = line.net_units - (count.received_units - count.rejected_units);
  if (missing <= 0 || offers.length === 0) return null;
  const wished = offers.map((offer) => ({ offer, units: standInQuantity(missing * 1_000, offer) / 1_000 }));
  const free = wished.find(({ offer, units }) => offer.free_units >= units);
  if (!free)
    return (
      <p className="fl-stand-in bf-soft">
        {missing} short. Of what may stand in, nothing is free: {wished.map(({ offer, units }) => `${units} ${offer.name}`).join(', ')}.
      </p>
    );
  const { ingredient_id, name, note, free_units } = free.offer;
  return (
    <p className="fl-stand-in">
      <span>
        {missing} short; {free_units} {name} of your own are free{note && ` (${note})`}.
      </span>
      <button type="button" className="fl-chip" disabled={isBusy} onClick={() => onTake(ingredient_id, free.units)}>
        Take {free.units} {name}
      </button>
    </p>
  );
}
