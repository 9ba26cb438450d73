import { newIngredient, type IngredientPatch } from '@butterfly/contracts/floral_recipe_builder';
import { readChoice, readNumber, type Read } from '../../../platform/records/csv-in/cell-values';
import { importField, type Cells, type ImportKind } from '../../../platform/records/csv-in/import-kind';
import { tableImport } from '../../../platform/records/csv-in/table-import';
import { readMonths } from './read-months';
import { ingredients, type IngredientRow } from './repository';

/** What a row says of an ingredient: a cell that is empty says nothing. */
type ImportedIngredient = IngredientPatch & { readonly name: string };

const MOST_NAME = 120;
const KINDS = newIngredient.shape.kind.options;
const ROLES = newIngredient.shape.role.unwrap().options;
const UNITS = newIngredient.shape.unit.unwrap().options;

/** How the row of a table becomes an ingredient. What it costs comes with its packs, which are for those who see costs. */
export const ingredientImport: ImportKind<ImportedIngredient> = {
  ...tableImport<IngredientRow, ImportedIngredient>({
    table: ingredients,
    away: 'archived_at',
    fields: [
      importField('name', 'Name', ['ingredient', 'flower', 'variety', 'item'], true),
      importField('botanical', 'Botanical name', ['botanical', 'latin', 'latin name']),
      importField('kind', 'Kind', ['type', 'category']),
      importField('role', 'Role', ['use']),
      importField('unit', 'Unit', ['sold by']),
      importField('colour_family', 'Colour', ['color', 'colour family', 'color family']),
      importField('colour_hex', 'Colour code', ['hex', 'color code']),
      importField('season_months', 'Season', ['months', 'available']),
      importField('vase_life_days', 'Vase life, days', ['vase life']),
      importField('processing_lead_days', 'Days before the event', ['lead days', 'processing days']),
      importField('waste_bps', 'Waste, %', ['waste']),
    ],
    read: (cells) => {
      const name = cells('name').trim();
      if (name === '') return { reason: 'has no name' };
      if (name.length > MOST_NAME) return { reason: `has a name of more than ${MOST_NAME} letters` };
      const read = readFields(cells);
      return 'reason' in read ? read : { label: name, key: name, value: { name, ...read.value } };
    },
    existing: (db, keys) => ingredients.idsByText(db, { column: 'name', texts: keys }),
  }),
  create: async (db, { value }) => {
    const { id, version } = await ingredients.insert(db, newIngredient.parse({ kind: 'fresh', ...value }));
    return { id, version };
  },
};

/** How each cell is read. */
const readers: { readonly [Field in keyof Omit<IngredientPatch, 'name' | 'substitutes'>]-?: (text: string) => Read<unknown> } = {
  botanical: (text) => ({ value: text.slice(0, 120) }),
  kind: (text) => readChoice(text, KINDS, 'kind of ingredient'),
  role: (text) => readChoice(text, ROLES, 'role of an ingredient'),
  unit: (text) => readChoice(text, UNITS, 'unit'),
  colour_family: (text) => ({ value: text.slice(0, 40) }),
  colour_hex: (text) => (/^#[0-9a-f]{6}$/i.test(text) ? { value: text } : { reason: `“${text}” is no colour such as #C9A27E` }),
  season_months: (text) => {
    const months = readMonths(text);
    return months ? { value: months } : { reason: `“${text}” says no months` };
  },
  vase_life_days: (text) => readAtMost(text, 365),
  processing_lead_days: (text) => readAtMost(text, 60),
  waste_bps: (text) => {
    const read = readAtMost(text.replace(/\s*%$/, ''), 100);
    return 'reason' in read ? read : { value: (read.value ?? 0) * 100 };
  },
};

/** All cells that say something, or why the first of them cannot be read. */
function readFields(cells: Cells): Read<IngredientPatch> {
  const value: Record<string, unknown> = {};
  for (const [field, reader] of Object.entries(readers)) {
    const text = cells(field).trim();
    if (text === '') continue;
    const read = reader(text);
    if ('reason' in read) return read;
    value[field] = read.value;
  }
  return { value };
}

function readAtMost(text: string, most: number): Read<number | null> {
  const read = readNumber(text);
  return 'value' in read && (read.value ?? 0) > most ? { reason: `“${text}” is more than ${most}` } : read;
}
