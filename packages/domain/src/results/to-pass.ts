/** What must be weighed more than, to pass a weight with what one has already; null: one is past it, or there is none. Any one unit. */
export const toPass = (own: number, weight: number | undefined): number | null =>
  weight === undefined || own > weight ? null : weight - own
