import { daysBetween } from '@butterfly/contracts/days';
import type {
  AppliedTemplate,
  DocumentLine,
  DocumentPart,
  DocumentSection,
  ProposalContent,
} from '@butterfly/contracts/proposal_and_invoice';

/**
 * What of a proposal is worth to begin another with: not its photographs, not the recipes of its project, no day of the calendar. A payment of
 * a fixed day becomes so many days before the event, or is due at acceptance where the event has no day.
 */
export function templateContent({ cover: _cover, sections, plan, ...content }: ProposalContent, eventOn: string | null): ProposalContent {
  return { ...content, sections: sections.map(withoutProject), plan: plan.map((part) => withoutDay(part, eventOn)) };
}

function withoutProject({ photo: _photo, lines, ...section }: DocumentSection): DocumentSection {
  const asPiece = (line: DocumentLine): DocumentLine => ({
    ...line,
    recipe_id: null,
    follows_recipe: line.recipe_id !== null && line.follows_recipe,
  });
  return { ...section, lines: lines.map(asPiece) };
}

function withoutDay(part: DocumentPart, eventOn: string | null): DocumentPart {
  if (part.due.on !== 'day') return part;
  const days = eventOn === null ? Number.NaN : daysBetween(eventOn, part.due.day);
  return { ...part, due: Math.abs(days) <= 730 ? { on: 'event', days } : { on: 'acceptance' } };
}

interface Piece {
  readonly recipe_id: number;
  readonly name: string;
  readonly unit_price_cents: number;
  readonly rental_cents: number;
}

/** What a project has of its own, and what hire costs now. By names in lower case. */
export interface AppliedTo {
  readonly pieces: readonly Piece[];
  readonly hire: ReadonlyMap<string, number>;
}

/** By which recipes and things that are lent are found again. */
export const nameKey = (name: string): string => name.trim().toLowerCase();

/** Names of what a template hires. */
export const hiredNames = ({ sections }: ProposalContent): string[] => [
  ...new Set(sections.flatMap((section) => section.lines.filter((line) => isHired(section, line)).map(({ name }) => nameKey(name)))),
];

const isHired = ({ kind }: DocumentSection, { package_id }: DocumentLine): boolean => kind === 'hire' && package_id === undefined;

/** A template in a project: its lines find the recipes and the hire of their names. What is dearer, cheaper or not there is told. */
export function applyTemplate(content: ProposalContent, { pieces, hire }: AppliedTo): Pick<AppliedTemplate, 'changes' | 'content'> {
  const known = new Map(pieces.map((piece) => [nameKey(piece.name), piece]));
  const changes: AppliedTemplate['changes'] = [];
  const sections = content.sections.map((section) => ({
    ...section,
    lines: section.lines.map((line) => {
      const applied = appliedLine(section, line, { piece: known.get(nameKey(line.name)), hire: hire.get(nameKey(line.name)) });
      const after_cents = applied === null ? null : applied.unit_price_cents;
      if (after_cents !== line.unit_price_cents)
        changes.push({ section: section.title, name: line.name, before_cents: line.unit_price_cents, after_cents });
      return applied ?? { ...line, follows_recipe: false };
    }),
  }));
  return { content: { ...content, sections }, changes };
}

interface Found {
  readonly piece: Piece | undefined;
  readonly hire: number | undefined;
}

/** Null: it looked for something of its name in vain. */
function appliedLine(section: DocumentSection, line: DocumentLine, { piece, hire }: Found): DocumentLine | null {
  if (line.follows_recipe) {
    if (!piece) return null;
    const { recipe_id, unit_price_cents, rental_cents } = piece;
    return { ...line, recipe_id, unit_price_cents, rental_cents };
  }
  if (!isHired(section, line)) return line;
  if (hire === undefined) return null;
  return { ...line, unit_price_cents: hire, rental_cents: line.rental_cents === line.unit_price_cents ? hire : line.rental_cents };
}
