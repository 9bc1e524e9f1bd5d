import { useState } from 'react'
import { writeStoredText } from './stored-text.ts'

/** What was kept; null: nothing, or nothing that can be read. */
export function readStored<Value>(key: string): Value | null {
  try {
    const text = localStorage.getItem(key)
    return text === null ? null : (JSON.parse(text) as Value)
  } catch {
    return null // blocked or damaged: as if nothing had been kept
  }
}

/** False: it could not be kept, and whoever wrote it has to say or do something about that. Null or undefined takes it away. */
export const writeStored = (key: string, value: unknown): boolean =>
  writeStoredText(key, value === null || value === undefined ? null : JSON.stringify(value))

/** For what may be lost without anyone missing it: a preference, a list of what was opened last, the place of a window. */
export const noteStored = (key: string, value: unknown): void => void writeStored(key, value)

/** State that this device remembers; without a key it is plain state. */
export function useStoredState<Value>(key: string | undefined, start: Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState<Value>(() => (key ? (readStored<Value>(key) ?? start) : start))
  const keep = (next: Value) => {
    setValue(next)
    if (key) noteStored(key, next)
  }
  return [value, keep]
}
