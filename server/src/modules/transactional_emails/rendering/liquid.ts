import { analyzeSync, Liquid, type Template } from 'liquidjs';

/** Tags that only choose and repeat. Nothing here opens a file, another template, or keeps anything. */
const TAGS = new Set(['if', 'unless', 'case', 'for', 'break', 'continue', 'comment', 'assign', '#']);
const LIMIT = { chars: 60_000, ms: 1_000, memory: 500_000 };
/** They hand out what is inside without making it safe, or do so with objects. */
const UNSAFE_FILTERS = [
  'raw',
  'json',
  'inspect',
  'jsonify',
  'to_integer',
  'find_exp',
  'where_exp',
  'reject_exp',
  'group_by_exp',
  'has_exp',
  'find_index_exp',
];

const nothing = () => false;
const closed = {
  exists: () => Promise.resolve(false),
  existsSync: nothing,
  contains: () => Promise.resolve(false),
  containsSync: nothing,
  readFile: () => Promise.reject(new Error('Templates open no files.')),
  readFileSync: (): string => {
    throw new Error('Templates open no files.');
  },
  resolve: (_root: string, file: string) => file,
};

/** Liquid that reads given values and nothing else. `escapes`: what is put in is text, never HTML. */
function sandboxed(escapes: boolean): Liquid {
  const engine = new Liquid({
    ownPropertyOnly: true,
    strictFilters: true,
    fs: closed,
    relativeReference: false,
    templates: {},
    dynamicPartials: false,
    parseLimit: LIMIT.chars,
    renderLimit: LIMIT.ms,
    memoryLimit: LIMIT.memory,
    ...(escapes && { outputEscape: 'escape' as const }),
  });
  for (const name of Object.keys(engine.tags)) if (!TAGS.has(name)) Reflect.deleteProperty(engine.tags, name);
  for (const name of UNSAFE_FILTERS) Reflect.deleteProperty(engine.filters, name);
  return engine;
}

const forText = sandboxed(false);
const forMarkup = sandboxed(true);

/** A variable in a template, with its place. */
export interface UsedVariable {
  readonly name: string;
  readonly line: number;
  readonly column: number;
}

export interface LiquidText {
  readonly used: readonly UsedVariable[];
  fill(values: object): string;
}

/** @throws Error with the place, for what is no Liquid that mails may have */
export function readLiquid(source: string, { isMarkup }: { isMarkup: boolean }): LiquidText {
  const engine = isMarkup ? forMarkup : forText;
  const parsed = engine.parse(source);
  return { used: globalsOf(parsed), fill: (values) => String(engine.renderSync(parsed, values)) };
}

function globalsOf(parsed: Template[]): UsedVariable[] {
  const { globals } = analyzeSync(parsed, { partials: false });
  return Object.values(globals)
    .flat()
    .map(({ segments, location }) => ({
      name: segments.map((part) => (typeof part === 'string' || typeof part === 'number' ? String(part) : '…')).join('.'),
      line: location.row,
      column: location.col,
    }));
}
