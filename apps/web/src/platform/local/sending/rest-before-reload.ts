import type { Book } from '../book/book.ts'

/** Longer than a batch takes on a fair line; on a poor one it goes again after the reload, and counts once. */
const BATCH_MS = 5000

/** Before this tab is loaded anew: a batch that is on its way gets its answer if that comes soon, then nothing more is begun. */
export async function restBeforeReload(
  { state, onState, local }: Pick<Book, 'state' | 'onState' | 'local'>,
  withinMs = BATCH_MS,
): Promise<void> {
  const isSending = () => state().phase === 'pushing'
  const { promise: sent, resolve } = Promise.withResolvers<void>()
  const forget = onState(() => isSending() || resolve())
  if (!isSending()) resolve()
  const timer = setTimeout(resolve, withinMs)
  await sent
  clearTimeout(timer)
  forget()
  await local.engine.stop()
}
