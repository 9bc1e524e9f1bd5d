const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

/** How many fields differ; a list counts as one field. */
export function countChanges(before: unknown, after: unknown): number {
  if (isRecord(before) && isRecord(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...keys].reduce((sum, key) => sum + countChanges(before[key], after[key]), 0)
  }
  const empty = (value: unknown) => (value === undefined || value === null || value === '' ? null : value)
  return JSON.stringify(empty(before)) === JSON.stringify(empty(after)) ? 0 : 1
}
