import {
  driftOf,
  driftTone,
  isMade,
  workBack,
  type BookRecipe,
  type DriftLimits,
  type PricingProfile,
} from '@butterfly/contracts/floral_recipe_builder';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { Icon, Money, useFormats } from '@butterfly/ui-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Figures } from '../model/figures';
import { hasNoCosts, type BookFigures, type PieceFigures } from '../model/prices';
import { quantityText } from '../model/quantity';
import type { RecipeEdit } from '../recipe/recipe-edit';

interface PricePanelProps {
  readonly recipe: BookRecipe;
  readonly figures: Figures;
  readonly currency: string;
  readonly driftLimits: DriftLimits;
  readonly disabled: boolean;
  readonly onChange: (edit: RecipeEdit) => void;
}

/** What the open piece comes to, priced anew at every key press. Who sees no costs sees what is left. */
export function PricePanel({ recipe, figures, currency, driftLimits, disabled, onChange }: PricePanelProps) {
  const price = figures.piece(recipe);
  return (
    <section className="fl-panel" aria-label={`Price of ${recipe.name}`}>
      <p className="fl-panel-what">{recipe.name}</p>
      <p className="fl-panel-price bf-figures" data-current={price.isCurrent}>
        <Money minor={price.unit_cents} currency={currency} />
        {!disabled && <PriceLock recipe={recipe} price={price} onChange={onChange} />}
        {recipe.quantity !== 1 && (
          <span className="fl-panel-times">
            × {recipe.quantity} = <Money minor={price.unit_cents * recipe.quantity} currency={currency} />
          </span>
        )}
      </p>
      {!price.isCurrent && <p className="bf-soft">The price follows when it is saved.</p>}
      <PriceWarnings price={price} recipe={recipe} currency={currency} driftLimits={driftLimits} />
      <dl className="fl-figures bf-figures">
        <Figure label="Stems">{quantityText(price.stems_milli)}</Figure>
        <Amount label="Cost" cents={price.materials_cost_cents} currency={currency} />
        <Amount label="Retail" cents={price.materials_retail_cents} currency={currency} />
        <Amount label="Labor" cents={price.labor_cents} currency={currency} />
        {price.overhead_cents ? <Amount label="Overhead" cents={price.overhead_cents} currency={currency} /> : null}
        {price.rentals_cents > 0 && <Amount label="Rentals" cents={price.rentals_cents} currency={currency} />}
        <Amount label="Before rounding" cents={price.raw_cents} currency={currency} />
      </dl>
      <Margin figures={price} target={figures.rules?.target_cogs_bps} />
      {figures.rules && (
        <StemBudgetNote
          recipe={recipe}
          price={price}
          rules={figures.rules}
          hardRetail={hardRetailOf(recipe, figures)}
          currency={currency}
        />
      )}
    </section>
  );
}

interface PriceLockProps extends Pick<PricePanelProps, 'onChange' | 'recipe'> {
  readonly price: PieceFigures;
}

/** Holds the price as it is shown, and lets it go again. */
function PriceLock({ recipe: { name, price_locked }, price, onChange }: PriceLockProps) {
  return (
    <button
      type="button"
      className="bf-icon-button fl-price-lock"
      aria-pressed={price_locked}
      aria-label={`Lock the price of ${name}`}
      disabled={!price.isCurrent}
      onClick={() => onChange({ price_locked: !price_locked, locked_price_cents: price_locked ? null : price.unit_cents })}
    >
      <Icon name="lock" size={18} />
    </button>
  );
}

/** What the whole project comes to. */
export function TotalsPanel({ totals, target, currency }: { totals: BookFigures; target: number | undefined; currency: string }) {
  const { nav } = usePlugin();
  return (
    <section className="fl-panel" aria-label="Whole project">
      <p className="fl-panel-what">Whole project</p>
      <p className="fl-panel-total bf-figures">
        <Money minor={totals.price_cents} currency={currency} />
      </p>
      <dl className="fl-figures bf-figures">
        <Figure label="Stems">{quantityText(totals.stems_milli)}</Figure>
        <Figure label="Design">{hours(totals.minutes)}</Figure>
        <Amount label="Materials" cents={totals.materials_cost_cents} currency={currency} />
        <Amount label="Wages" cents={totals.labor_cost_cents} currency={currency} />
      </dl>
      <Margin figures={totals} target={target} />
      {target !== undefined && (
        <Link className="bf-link" to={nav.href('pricing')}>
          Limits of prices
        </Link>
      )}
    </section>
  );
}

const hours = (minutes: number): string => `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
const percent = (bps: number): string => `${(bps / 100).toFixed(2)} %`;

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Amount({ label, cents, currency }: { label: string; cents: number | undefined; currency: string }) {
  if (cents === undefined) return null;
  return (
    <Figure label={label}>
      <Money minor={cents} currency={currency} />
    </Figure>
  );
}

/** Margin and cost of goods as one bar: what the materials take, what the rest leaves. */
function Margin({ figures, target }: { figures: Pick<PieceFigures, 'cogs_bps' | 'margin_bps'>; target: number | undefined }) {
  const { cogs_bps: cogs, margin_bps: margin } = figures;
  if (cogs === undefined || margin === undefined) return null;
  if (hasNoCosts(figures)) return <p className="bf-soft">No margin yet: nothing in it costs anything so far.</p>;
  const isDear = target !== undefined && cogs > target;
  return (
    <div className="fl-margin" data-dear={isDear || undefined}>
      <div className="fl-margin-bar" aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(100, cogs / 100)}%` }} />
        {target !== undefined && <i style={{ insetInlineStart: `${Math.min(100, target / 100)}%` }} />}
      </div>
      <dl className="fl-figures bf-figures">
        <Figure label="COGS">{percent(cogs)}</Figure>
        <Figure label="Margin">{percent(margin)}</Figure>
      </dl>
      {isDear && <p className="fl-warning">More than the {percent(target)} that you want to spend on materials.</p>}
    </div>
  );
}

const TONES = { green: 'eucalyptus', yellow: 'marigold', red: 'clay' } as const;

interface PriceWarningsProps extends Pick<PricePanelProps, 'currency' | 'driftLimits' | 'recipe'> {
  readonly price: PieceFigures;
}

function PriceWarnings({ price, recipe, currency, driftLimits }: PriceWarningsProps) {
  const { money } = useFormats();
  if (recipe.price_override_cents === null && !recipe.price_locked) return null;
  const drift = driftOf({ sold_cents: price.unit_cents, calculated_cents: price.calculated_cents });
  return (
    <p className={price.below_calculated ? 'fl-warning' : 'bf-soft'}>
      {recipe.price_locked ? 'The price is locked' : 'A price of your own'}; calculated it would be{' '}
      {money(price.calculated_cents, currency)}.{' '}
      <span className="fl-drift" data-tone={TONES[driftTone(drift, driftLimits)]}>
        {percent(drift)} away
      </span>
      {price.below_calculated && ' It is sold for less than it should be.'}
    </p>
  );
}

interface StemBudgetProps {
  readonly recipe: BookRecipe;
  readonly price: PieceFigures;
  readonly rules: PricingProfile;
  readonly hardRetail: number;
  readonly currency: string;
}

function hardRetailOf(recipe: BookRecipe, figures: Figures): number {
  const prices = figures.lines(recipe) ?? [];
  return recipe.lines.reduce((sum, { kind }, at) => sum + (kind === 'hard_good' ? (prices[at]?.retail_cents ?? 0) : 0), 0);
}

/** From the budget of the client back to what may be spent on stems. */
function StemBudgetNote({ recipe, price, rules, hardRetail, currency }: StemBudgetProps) {
  const { money } = useFormats();
  const labor = recipe.labor ?? rules.labor;
  if (recipe.target_price_cents === null || !isMade(recipe) || labor.mode !== 'pct_retail') return null;
  const { stem_budget_cents: budget } = workBack({
    target_cents: recipe.target_price_cents,
    rentals_cents: price.rentals_cents,
    labor_bps: labor.bps,
    hard_goods_retail_cents: hardRetail,
    multiplier_milli: rules.multiplier_milli.fresh,
    waste_bps: rules.waste_bps.fresh,
  });
  const over = price.calculated_cents - recipe.target_price_cents;
  return (
    <p className={over > 0 ? 'fl-warning' : 'bf-soft'}>
      A budget of {money(recipe.target_price_cents, currency)} leaves {money(budget, currency)} for stems.
      {over > 0 && ` It is ${money(over, currency)} over now.`}
    </p>
  );
}
