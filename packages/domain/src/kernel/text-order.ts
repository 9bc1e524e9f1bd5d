/** Code-unit order: the same on every device, whatever its language. */
export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Code-unit order; what is missing comes last. ISO times of one format compare as text (B1). */
export function byTextMissingLast(a: string | null | undefined, b: string | null | undefined): number {
  if (a == null || b == null) return (a == null ? 1 : 0) - (b == null ? 1 : 0)
  return byText(a, b)
}
