/** `delta` is what the step adds to the figure, `result` the figure after it; the deltas of a list add up to its last result. */
export type Step<Kind extends string, Details = unknown> = { kind: Kind; rule: string; delta: number; result: number } & Details

type WithoutResult<S> = S extends unknown ? Omit<S, 'result'> : never

/** Fills in the running results. */
export function runningSteps<S extends { delta: number; result: number }>(steps: readonly WithoutResult<S>[]): S[] {
  let result = 0
  return steps.map((step) => {
    result += (step as { delta: number }).delta
    return { ...step, result } as unknown as S
  })
}
