import { openBook } from '#platform/local/book/local-gate.ts'
import { mayAsk } from '#platform/local/sending/link.ts'

const TBL = 'weigh-in-events'

/**
 * What has become of a weigh-in that was just written, at most `ms` later: `sent`: the server has it, and without a local book
 * it was asked itself. `kept`: it is safe here and goes on by itself. `refused`: a person has to decide.
 */
export async function settledWithin(weighIn: string, ms: number, book = openBook()): Promise<'sent' | 'kept' | 'refused'> {
  if (!book) return 'sent'
  const waiting = (await book.pending(TBL)).find(({ id }) => id === weighIn)
  if (waiting) {
    if (!mayAsk()) return 'kept'
    const settled = await book.local.engine.settle([waiting.opId], ms)
    const kind = settled.get(waiting.opId)?.kind ?? 'kept'
    return kind === 'settled' ? 'sent' : kind
  }
  return (await book.refused(TBL)).some(({ id }) => id === weighIn) ? 'refused' : 'sent'
}
