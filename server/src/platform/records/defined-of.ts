/** A patch without what it does not name. @example definedOf({ name: 'Roses', note: undefined }) // { name: 'Roses' } */
export function definedOf<T extends object>(patch: T): { [Name in keyof T]?: Exclude<T[Name], undefined> } {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as {
    [Name in keyof T]?: Exclude<T[Name], undefined>;
  };
}
