import type { FeatureId } from '@butterfly/contracts/core';

interface Searched {
  /** What the records are called above the hits, such as `People`. */
  readonly group: string;
  /** A name of an icon of the ui-kit. */
  readonly icon: string;
  /** Table of the module, with `tenant_id` and `id`. */
  readonly table: string;
  /** What hits alone are joined with, to be told: for `title`, `hint` and `path`. */
  readonly join?: string;
  /**
   * The text that is looked through, as `platform_plain` writes it; a stored column where there may be many rows. Where it lies in another
   * table, the condition that compares it with a pattern.
   */
  readonly text: string | ((pattern: string) => string);
  /** What beside the title tells one record from another. */
  readonly hint?: string;
  /** A long text: the hint is what stands around the first word. */
  readonly excerpt?: string;
  /** Which records are there. */
  readonly where?: string;
  /** Which records a member may see where that is narrower than the row scope; `:member` stands for the member's id. */
  readonly seenBy?: string;
  /** A finer permission that the records need. */
  readonly feature?: FeatureId;
}

/** Records with a page. */
interface WithPage extends Searched {
  readonly title: string;
  /** The address of a record's page; `:column` stands for a column, as in `/tenant_crm/leads/:id`. */
  readonly path: string;
}

/** Things about records of any plugin (`subject_type`, `subject_id`): found by who may see that record, shown as a hit of it. */
interface AboutRecords extends Searched {
  readonly aboutRecords: true;
}

/**
 * Records of a plugin that can be found by words. Everything is SQL over the columns of its tables and is read in the caller's own
 * transaction: row-level security decides what exists for them, and the plugin's permission whether it is asked. Constants only.
 *
 * @example
 * search: { order: { group: 'Orders', icon: 'list', table: 'shop_order', text: 'platform_plain(title)', title: 'title', path: '/shop/orders/:id' } }
 */
export type SearchSource = WithPage | AboutRecords;

/** A source by its full name. */
export type NamedSource = SearchSource & {
  /** `<plugin>.<name>`, such as `shop.order`. */
  readonly id: string;
  readonly plugin: string;
};

/** What can be found in this process, as the modules declare it. @throws Error for a table of another module */
export function searchSources(definitions: readonly { readonly id: string; readonly search?: Readonly<Record<string, SearchSource>> }[]) {
  return definitions.flatMap(({ id: plugin, search = {} }) =>
    Object.entries(search).map(([name, source]): NamedSource => {
      if (!source.table.startsWith(`${plugin}_`))
        throw new Error(`${plugin}.${name} is looked for in ${source.table}, no table of ${plugin}.`);
      return { ...source, id: `${plugin}.${name}`, plugin };
    }),
  );
}
