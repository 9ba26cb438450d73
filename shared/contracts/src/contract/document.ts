/** A text with its marks, as the editor of the suite writes it: JSON, never HTML, so that nothing of it can run. */
export interface TextNode {
  readonly type: string;
  readonly text?: string | undefined;
  readonly attrs?: Readonly<Record<string, unknown>> | undefined;
  readonly marks?: readonly { readonly type: string; readonly attrs?: Readonly<Record<string, unknown>> | undefined }[] | undefined;
  readonly content?: readonly TextNode[] | undefined;
}

const NODES = new Set([
  'doc',
  'paragraph',
  'text',
  'heading',
  'bulletList',
  'orderedList',
  'listItem',
  'blockquote',
  'hardBreak',
  'horizontalRule',
]);
const MARKS = new Set(['bold', 'italic', 'underline', 'strike', 'code', 'link']);
const DEEPEST = 14;

/** Whether a value is such a text, and nothing that another program could take for something else. */
export function isText(value: unknown, depth = 0): value is TextNode {
  if (depth > DEEPEST || typeof value !== 'object' || value === null) return false;
  const { type, text, marks, content } = value as { type?: unknown; text?: unknown; marks?: unknown; content?: unknown };
  if (typeof type !== 'string' || !NODES.has(type)) return false;
  if (text !== undefined && typeof text !== 'string') return false;
  if (marks !== undefined && !(Array.isArray(marks) && marks.every(isMark))) return false;
  return content === undefined || (Array.isArray(content) && content.every((child) => isText(child, depth + 1)));
}

function isMark(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { type, attrs } = value as { type?: unknown; attrs?: Readonly<Record<string, unknown>> | null };
  if (typeof type !== 'string' || !MARKS.has(type)) return false;
  return type !== 'link' || isLink(attrs ?? {});
}

/** Where it leads is its own; how it looks and where it opens is not, though an editor would take both over. */
function isLink({ href, target, class: look }: Readonly<Record<string, unknown>>): boolean {
  if (typeof href !== 'string' || !/^(https?|mailto|tel):/i.test(href)) return false;
  return [undefined, null, '_blank'].includes(target as string | undefined) && (look === undefined || look === null);
}

/** A text of plain paragraphs. */
export const paragraphs = (...lines: readonly string[]): TextNode => ({
  type: 'doc',
  content: lines.map((line) => ({ type: 'paragraph', ...(line !== '' && { content: [{ type: 'text', text: line }] }) })),
});

/** What can stand for a value of the project in a text: `{{client_name}}`. */
export const mergeFields = {
  client_name: 'Name of the client',
  client_email: 'E-mail of the client',
  client_phone: 'Telephone of the client',
  second_client_name: 'Name of the second client',
  project_name: 'Name of the project',
  event_date: 'Date of the event',
  event_time: 'Time of the event',
  venue: 'Venue',
  guest_count: 'Number of guests',
  budget: 'Budget',
  proposal_number: 'Number of the proposal',
  proposal_total: 'Total of the proposal',
  payment_plan: 'Payments of the proposal',
  business_name: 'Name of your business',
  contract_date: 'Date it is sent',
} as const;
export type MergeField = keyof typeof mergeFields;
export type MergeValues = Readonly<Partial<Record<MergeField, string>>>;

const FIELD = /\{\{\s*([a-z_]+)\s*\}\}/g;

/** A text with its values in place. What has no value stays as it is written. */
export function filledText(node: TextNode, values: MergeValues): TextNode {
  return {
    ...node,
    ...(node.text !== undefined && { text: node.text.replace(FIELD, (written, name: string) => values[name as MergeField] ?? written) }),
    ...(node.content && { content: node.content.map((child) => filledText(child, values)) }),
  };
}

/** The names of fields of a text, each once; also such as nobody knows. */
export function fieldsIn(node: TextNode): string[] {
  const own = [...(node.text ?? '').matchAll(FIELD)].map(([, name = '']) => name);
  return [...new Set([...own, ...(node.content ?? []).flatMap(fieldsIn)])];
}
