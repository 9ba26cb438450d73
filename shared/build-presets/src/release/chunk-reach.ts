import type { AsyncDependenciesBlock, Chunk, ChunkGroup, Compilation, Module } from 'webpack';

/** What must be there before a piece of code runs: its files, and the shared modules it takes. */
export interface Reach {
  readonly files: string[];
  readonly shared: string[];
}

/** The files and share keys of chunk groups that are loaded together. */
export function reachOf(compilation: Compilation, groups: readonly ChunkGroup[]): Reach {
  const chunks = new Set(groups.flatMap((group) => group.chunks));
  const files = new Set<string>();
  const shared = new Set<string>();
  for (const chunk of chunks) {
    for (const file of chunk.files) files.add(file);
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
      const key = consumedKey(module);
      if (key) shared.add(key);
    }
  }
  return { files: [...files].sort(), shared: [...shared].sort() };
}

/** The share key of a module that federation fetches from the share scope. */
export function consumedKey(module: Module): string | undefined {
  if (module.type !== 'consume-shared-module') return undefined;
  return (module as Module & { options: { shareKey: string } }).options.shareKey;
}

/** The share key of a module that federation offers to the share scope. */
export function providedKey(module: Module): string | undefined {
  if (module.type !== 'provide-module') return undefined;
  return (module as Module & { _name: string })._name;
}

/** Every async block of a module, with what it imports; modules inside a concatenation keep theirs. */
export function asyncBlocks(module: Module): { block: AsyncDependenciesBlock; requests: string[] }[] {
  return module.blocks.map((block) => ({
    block,
    requests: block.dependencies.flatMap((dependency) =>
      'request' in dependency && typeof dependency.request === 'string' ? [dependency.request] : [],
    ),
  }));
}

/** The chunk group a block loads. */
export function groupOf(compilation: Compilation, block: AsyncDependenciesBlock): ChunkGroup | undefined {
  return compilation.chunkGraph.getBlockChunkGroup(block) ?? undefined;
}

/** All modules, also those that were merged into one. */
export function* everyModule(compilation: Compilation): Generator<Module> {
  for (const module of compilation.modules) {
    yield module;
    yield* innerModules(module);
  }
}

/** What a merged module was made of. */
export function innerModules(module: Module): Iterable<Module> {
  return 'modules' in module ? (module.modules as Iterable<Module>) : [];
}

/** The file a module was made of. */
export function fileOf(module: Module): string | undefined {
  const resource = 'resource' in module ? module.resource : undefined;
  return typeof resource === 'string' ? resource.split('?')[0] : undefined;
}

/** The groups in which a module runs. */
export function groupsOfModule(compilation: Compilation, module: Module): ChunkGroup[] {
  const chunks: Iterable<Chunk> = compilation.chunkGraph.getModuleChunksIterable(module);
  return [...new Set([...chunks].flatMap((chunk) => [...chunk.groupsIterable]))];
}
