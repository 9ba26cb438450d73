import type { ModuleDefinition } from '../define-module';

/**
 * A kind of record that notes, comments, files and activity may be about. Everything is SQL over the columns of its table and is read in
 * the caller's own transaction: row-level security decides whether a record exists for them. Constants only, never a caller's text.
 *
 * @example
 * subjects: { notice: { table: 'notices_notice', name: 'title', project: 'project_id', path: '/notices/:id', where: 'deleted_at is null' } }
 */
export interface SubjectSpec {
  /** Table of the module, with `tenant_id` and `id`. */
  readonly table: string;
  /** What a record is called. */
  readonly name: string;
  /** The project a record belongs to; without it, to none. Projects themselves say `id`. */
  readonly project?: string;
  /** The address of a record's page, with `:id`. */
  readonly path: string;
  /** Which records are there. */
  readonly where?: string;
  /** Which records a member may see where that is narrower than the row scope; `:member` stands for the member's id. */
  readonly seenBy?: string;
}

/** A kind of record by its full name. */
export interface SubjectKind extends SubjectSpec {
  /** `<plugin>.<name>`, such as `notices.notice`. */
  readonly type: string;
  readonly plugin: string;
}

/** The kinds of records of this process, as the modules declare them. */
export class Subjects {
  private readonly kinds: ReadonlyMap<string, SubjectKind>;

  constructor(definitions: readonly Pick<ModuleDefinition, 'id' | 'subjects'>[]) {
    const all = definitions.flatMap(({ id, subjects = {} }) =>
      Object.entries(subjects).map(([name, spec]): SubjectKind => ({ ...spec, type: `${id}.${name}`, plugin: id })),
    );
    for (const { type, plugin, table } of all) {
      if (!table.startsWith(`${plugin}_`)) throw new Error(`The kind of record ${type} lies in ${table}, which is no table of ${plugin}.`);
    }
    this.kinds = new Map(all.map((kind) => [kind.type, kind]));
  }

  /** By the full name; undefined for a kind nobody declares. */
  find(type: string): SubjectKind | undefined {
    return this.kinds.get(type);
  }

  /** All kinds of one plugin. */
  of(plugin: string): readonly SubjectKind[] {
    return [...this.kinds.values()].filter((kind) => kind.plugin === plugin);
  }

  all(): readonly SubjectKind[] {
    return [...this.kinds.values()];
  }

  types(): readonly string[] {
    return [...this.kinds.keys()];
  }
}
