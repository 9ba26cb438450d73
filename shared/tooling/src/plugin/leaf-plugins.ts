import { HOMES } from './homes';

/** A source file by its path from the root. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/**
 * Plugins that nobody else needs: outside of a plugin's four homes no import leads into one of them, and nobody calls its module.
 * Such a plugin can be deleted, and nothing else has to change.
 *
 * @example leafPlugins(['notices'], [{ path: 'shell/src/main.ts', text: '…' }]) // ['notices']
 */
export function leafPlugins(ids: readonly string[], sources: readonly SourceFile[]): string[] {
  return ids.filter((id) => !sources.some((file) => !isAtHome(file, id) && needs(file, id)));
}

const isAtHome = ({ path }: SourceFile, id: string) => Object.values(HOMES).some((home) => path.startsWith(`${home}/${id}/`));

function needs({ text }: SourceFile, id: string): boolean {
  const imports = new RegExp(`^[^*\\n]*\\b(?:from|import)\\b[ (]*'[^'\\n]*\\b(?:contracts|plugins|modules|remotes)/${id}[/']`, 'm');
  return imports.test(text) || new RegExp(`\\bapi\\('${id}'\\)`).test(text);
}
