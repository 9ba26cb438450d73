/** Where an item is after a gesture; what is left out stays as it is. */
export interface Placed {
  readonly x?: number;
  readonly y?: number;
  readonly w?: number;
  readonly h?: number;
  readonly rot?: number;
}
