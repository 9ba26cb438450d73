import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { repositoryRoot } from '../../process/repository';

const SERVER = join(repositoryRoot, 'server/src');

/**
 * What answers requests: the server's sources without tests and tools.
 *
 * @param isWanted only these and what they import, by their path from the root.
 */
export function serverProgram(isWanted: (path: string) => boolean = () => true): ts.Program {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.(test|fixture)\.ts$|(^|\/)(testing|proof|demo|bench|evaluation)\//.test(file),
  );
  const { config } = ts.readConfigFile(join(repositoryRoot, 'tsconfig.node.json'), (path) => ts.sys.readFile(path)) as { config: object };
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files }, ts.sys, repositoryRoot);
  return ts.createProgram(
    files.map((file) => join(SERVER, file)).filter((file) => isWanted(relative(repositoryRoot, file))),
    { ...options, noEmit: true },
  );
}

/** Declared in the server's own sources. */
export function isOwn(node: ts.Node): boolean {
  return node.getSourceFile().fileName.startsWith(SERVER);
}

/** The path of a file from the root. */
export function pathOf({ fileName }: ts.SourceFile): string {
  return relative(repositoryRoot, fileName);
}

/** Where a node stands, short enough to read. */
export function placeOf(node: ts.Node): string {
  const file = node.getSourceFile();
  return `${file.fileName.slice(SERVER.length + 1)}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}
