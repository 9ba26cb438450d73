import { asks, cannot, en, message, piece, pieceWith, proposal, reads, recipe, says } from './everyday-outcomes';
import { HOLLIS, MARLOW } from './everyday-names';

const needs = (search: RegExp) => reads('floral_recipe_builder.flower_needs', { search });

/** Recipes and proposals with named flowers and counts, and what flowers cost, need and like. */
export const FOURTH_DRAFTS = [
  en(
    'bridal bouquet with 15 Quicksand roses, 6 Juliet and 8 silver dollar eucalyptus',
    recipe(piece(/brid|bouq/i, 1, { quicksand: 15, juliet: 6, 'silver dollar': 8 })),
  ),
  en('14 centrepieces with 9 quicksand each', recipe(piece(/cent/i, 14, { quicksand: 9 }))),
  en(
    'recipe for 6 bridesmaid bouquets with 7 ranunculus and 3 eucalyptus each',
    recipe(piece(/bridesmaid/i, 6, { ranunculus: 7, eucalyptus: 3 })),
  ),
  en('a boutonniere with one spray rose and a sprig of waxflower', [
    recipe(piece(/bout/i, 1, { 'spray rose': 1, wax: 1 })),
    recipe(pieceWith(/bout/i, 1, ['spray rose', 'wax'])),
  ]),
  en(
    'make me a recipe: 4 pedestal arrangements, 20 delphinium and 12 hydrangea in each',
    recipe(piece(/pedestal|arrang/i, 4, { delphinium: 20, hydrangea: 12 })),
  ),
  en('5 corsages, each with 3 spray roses', recipe(piece(/cors/i, 5, { 'spray rose': 3 }))),
  en('brides bouquet 10 playa blanca 5 dahlias 3 olive', recipe(piece(/brid|bouq/i, 1, { playa: 10, dahlia: 5, olive: 3 }))),
  en('two urns with 25 stock and 15 snapdragons apiece', recipe(piece(/urn/i, 2, { stock: 25, snapdragon: 15 }))),
  en('how many stems do i need for 12 centerpieces with dahlias', [recipe(pieceWith(/cent/i, 12, ['dahlia'])), says(['stems'])]),
  en('flower girl crown with 12 spray roses & 6 waxflower', recipe(piece(/crown|girl/i, 1, { 'spray rose': 12, wax: 6 }))),
  en('garland of eucalyptus and olive for 3 tables', [recipe(pieceWith(/garland/i, 3, ['eucalyptus', 'olive'])), asks()]),
  en('an arch with 40 hydrangea and 60 quicksand', recipe(piece(/arch/i, 1, { hydrangea: 40, quicksand: 60 }))),
  en('wreath, 24 white carnations 10 ruscus', recipe(piece(/wreath/i, 1, { carnation: 24, ruscus: 10 }))),
  en('bouquet with 8 peonies', recipe(piece(/bouq/i, 1, { peon: 8 }))),
  en('10 bud vases each 2 ranunculus 1 sweet pea', recipe(piece(/bud vase/i, 10, { ranunculus: 2, 'sweet pea': 1 }))),
  en('half a dozen centerpieces, each a dozen quicksand', recipe(piece(/cent/i, 6, { quicksand: 12 }))),
  en(
    'proposal for 10 centerpieces with hydrangea, budget 2,500',
    proposal([pieceWith(/cent/i, 10, ['hydrangea'])], { budgetCents: 250_000 }),
  ),
  en(
    'quote: bridal bouquet, 4 bridesmaids bouquets, 6 boutonnieres, up to 1800 euro',
    proposal([piece(/bridal/i, 1), piece(/bridesmaid/i, 4), piece(/bout/i, 6)], { budgetCents: 180_000, currency: 'EUR' }),
  ),
  en(
    'draft a proposal for hollis with 24 low centerpieces for 4500',
    proposal([piece(/cent/i, 24)], { budgetCents: 450_000, project: HOLLIS }),
  ),
  en(
    'proposal for this one: arch and 12 centerpieces with peonies',
    [proposal([piece(/arch/i, 1), pieceWith(/cent/i, 12, ['peon'])], { project: MARLOW })],
    { at: MARLOW },
  ),
  en('quote 3 installations with smilax for 6k', proposal([pieceWith(/install/i, 3, ['smilax'])], { budgetCents: 600_000 })),
  en(
    'offer for a bridal bouquet and 2 flower crowns, 450 pounds',
    proposal([piece(/bridal/i, 1), piece(/crown/i, 2)], { budgetCents: 45_000, currency: 'GBP' }),
  ),
  en(['recipe for 8 centerpieces with 5 dahlias each', 'make it 10'], recipe(piece(/cent/i, 10, { dahlia: 5 }))),
  en(['recipe for 8 centerpieces with 5 dahlias each', 'with 7 instead of 5'], recipe(piece(/cent/i, 8, { dahlia: 7 }))),
  en(['bridal bouquet with 12 quicksand', 'and add 4 olive'], recipe(piece(/brid|bouq/i, 1, { quicksand: 12, olive: 4 }))),
  en(
    ['proposal for 8 centerpieces with dahlias, budget 900', 'the budget is 1200'],
    proposal([pieceWith(/cent/i, 8, ['dahlia'])], { budgetCents: 120_000 }),
  ),
  en('are peonies in season in september', [says(['peon', "\\bno\\b|not|n't|out of season|May|June"])]),
  en('what is in season in february', [says(['tulip|ranunculus|anemone|hellebore'])]),
  en('when can you get dahlias', [says(['July|August|summer|September'])]),
  en('is lilac available in june', [says(['lilac'])]),
  en('which flowers are good in december', [says(['anemone|amaryllis|hellebore|ranunculus|carnation'])]),
  en('how long do ranunculus last', [says(['day'])]),
  en('substitute for garden roses', [says(['ranunculus|peon|lisianthus|rose']), cannot]),
  en('whats the price of quicksand', [needs(/quicksand/i), says(['\\d'])]),
  en('how many juliet do we need for june', [needs(/juliet/i)]),
  en('how many bunches for 60 quicksand', [says(['\\b3\\b|three'])]),
  en('what do we still have to order for the gala', [needs(/./), says(['order|stems|freedom']), cannot]),
  en('did the juliet roses come', [needs(/juliet/i), says(['20 of 24|short']), cannot]),
  en('whats in the cooler', [says(['hydrangea|stock|cooler']), cannot]),
  en('which colours go with terracotta', [cannot, says(['terracotta'])]),
  en('write me a poem for a funeral card', [cannot]),
  en('email eleanor the proposal', [...message(), cannot]),
];
