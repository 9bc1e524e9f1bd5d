/** M22, M26: the rows with the largest `from` that a field of `units` reaches; more than one only where it was typed twice. */
export function rowsReached<R extends { from: number }>(rows: readonly R[], units: number): R[] {
  const reached = rows.filter(({ from }) => from <= units)
  const largest = Math.max(...reached.map(({ from }) => from))
  return reached.filter(({ from }) => from === largest)
}
