import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Book, BookNotice } from './book.ts'
import { bookNotice, isOpening, onBook, openBook } from './local-gate.ts'

/** The open book, for hooks. */
export const useBook = (): Book | null => useSyncExternalStore(onBook, openBook, () => null)

/** Nobody has looked into this person's book yet. */
export const useIsOpening = (): boolean => useSyncExternalStore(onBook, isOpening, () => false)

/** What is wrong with the local copy itself; for a banner. */
export const useBookNotice = (): BookNotice | null => useSyncExternalStore(onBook, bookNotice, () => null)

/**
 * What `ask` reads from the open book, kept current; `before` without a book and until it is read. `ask` and `before` are the
 * same at every render: functions and values of a module.
 */
export function useLocal<T, Asked>(ask: (book: Book, asked: Asked) => Promise<T>, asked: Asked, before: T): T {
  const book = useBook()
  const [value, setValue] = useState(before)
  useEffect(() => {
    if (book) return book.live(() => ask(book, asked), setValue)
    setValue(before)
  }, [book, ask, asked, before])
  return value
}
