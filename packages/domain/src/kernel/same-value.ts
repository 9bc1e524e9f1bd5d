/**
 * Do two values say the same, however deep? Lists in their order, the names of an object in any; a name without a value is
 * no name. For what crosses the wire: no functions, no dates, no circles.
 */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b || Array.isArray(a) !== Array.isArray(b)) return false
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>]
  const [mine, theirs] = [namesIn(left), namesIn(right)]
  return mine.length === theirs.length && mine.every((name) => sameValue(left[name], right[name]))
}

const namesIn = (value: Record<string, unknown>): string[] => Object.keys(value).filter((name) => value[name] !== undefined)
