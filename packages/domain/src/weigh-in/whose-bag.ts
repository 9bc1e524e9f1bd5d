import type { Id } from '../kernel/ids.ts'

/**
 * Whose a bag is to correct and to void, for somebody who only weighs: who weighed it. Nobody's of these once another has corrected or
 * voided it: what the director said of a bag is for who runs the event to change.
 */
export function whoseBag(history: readonly { by: Id }[]): Id | null {
  const by = history[0]?.by
  return by !== undefined && history.every((one) => one.by === by) ? by : null
}
