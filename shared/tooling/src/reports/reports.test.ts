import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { exportedDeclarations } from './exported-declarations';
import { schemaText } from './schema-text';

describe('what a package offers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'butterfly-reports-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('stands there by name with its signature, through re-exports, without bodies and comments', () => {
    writeFileSync(
      join(folder, 'save.ts'),
      `/** Saves. */
export async function save(name: string, options: { readonly quiet?: boolean } = {}): Promise<void> {
  await hidden(name);
}
export interface Kept {
  /** Its name. */
  readonly name: string;
}
export class Box extends Object {
  #secret = 1;
  private other = 2;
  open(): string { return 'open'; }
}
function hidden(name: string) { return name; }
`,
    );
    writeFileSync(
      join(folder, 'index.ts'),
      "export { save as keep } from './save';\nexport type { Kept } from './save';\nexport { Box } from './save';\n",
    );
    expect(exportedDeclarations(join(folder, 'index.ts'))).toEqual([
      { name: 'Box', declaration: 'class Box extends Object { open(): string }' },
      { name: 'keep', declaration: 'function save(name: string, options: { readonly quiet?: boolean } = {}): Promise<void>' },
      { name: 'Kept', declaration: 'interface Kept { readonly name: string }' },
    ]);
  });
});

describe('a schema in one line', () => {
  it('says fields, what may be missing, and choices', () => {
    const row = z.object({ id: z.int(), tags: z.array(z.string()), city: z.string().optional(), kind: z.enum(['a', 'b']).nullable() });
    expect(schemaText(row, 'output')).toBe('{ id: int, tags: string[], city?: string, kind: "a" | "b" | null }');
  });

  it('is cut where it is long, and differs when what was cut differs', () => {
    const wide = (last: z.ZodType) =>
      z.object({ ...Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`field_${at}`, z.string()])), last });
    const [one, other] = [schemaText(wide(z.int()), 'input'), schemaText(wide(z.string()), 'input')];
    expect(one.length).toBeLessThan(260);
    expect(one.split('…')[0]).toBe(other.split('…')[0]);
    expect(one).not.toBe(other);
  });
});
