import { sameValue } from '@ramplight/domain/kernel/same-value'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Book, BookNotice } from './book.ts'
import { bookNotice, isOpening, onBook, openBook } from './local-gate.ts'

/** The open book, for hooks. */
export const useBook = (): Book | null => useSyncExternalStore(onBook, openBook, () => null)

/** Nobody has looked into this person's book yet. */
export const useIsOpening = (): boolean => useSyncExternalStore(onBook, isOpening, () => false)

/** What is wrong with the local copy itself; for a banner. */
export const useBookNotice = (): BookNotice | null => useSyncExternalStore(onBook, bookNotice, () => null)

type Read<T, Asked> = { book: Book; asked: Asked; value: T }

/**
 * What `ask` reads from the open book, kept current; `before` without a book and until it is read, also when something else is
 * asked: what was read of one tournament is never shown for another. `ask` and `before` are the same at every render: functions
 * and values of a module. `beat`: another one reads the same once more.
 */
export function useLocal<T, Asked>(ask: (book: Book, asked: Asked) => Promise<T>, asked: Asked, before: T, beat = 0): T {
  const book = useBook()
  const [read, setRead] = useState<Read<T, Asked> | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another beat reads again
  useEffect(() => {
    if (book)
      return book.live(
        () => ask(book, asked),
        (value) => setRead({ book, asked, value }),
      )
  }, [book, ask, asked, beat])
  return read && read.book === book && sameValue(read.asked, asked) ? read.value : before
}
