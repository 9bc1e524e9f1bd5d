import type { Book } from '#platform/local/book/book.ts'

/** Another tab may be the one that fetches; it is given this long without a sign of life. */
const SILENCE_MS = 20_000

/**
 * Sends what waits and fetches everything this person works with, up to now. True when it has all come; false when the server
 * could not be reached, and what is on this device is as it was.
 */
export async function getAllData(book: Book, silenceMs = SILENCE_MS): Promise<boolean> {
  const begun = Date.now()
  const hasCome = () => Date.parse(book.state().lastPull ?? '') >= begun
  await book.local.engine.syncNow()
  if (hasCome()) return true
  return new Promise((resolve) => {
    const end = (come: boolean) => {
      clearTimeout(timer)
      forget()
      resolve(come)
    }
    let timer = setTimeout(() => end(false), silenceMs)
    const forget = book.onState(() => {
      clearTimeout(timer)
      if (hasCome()) end(true)
      else timer = setTimeout(() => end(false), silenceMs)
    })
  })
}
