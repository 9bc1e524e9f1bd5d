import { useState } from 'react'

export function readStored<Value>(key: string): Value | null {
  try {
    const text = localStorage.getItem(key)
    return text === null ? null : (JSON.parse(text) as Value)
  } catch {
    return null // blocked or damaged: as if nothing had been kept
  }
}

export function writeStored(key: string, value: unknown): boolean {
  try {
    if (value === null || value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/** State that this device remembers; without a key it is plain state. */
export function useStoredState<Value>(key: string | undefined, start: Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState<Value>(() => (key ? (readStored<Value>(key) ?? start) : start))
  const keep = (next: Value) => {
    setValue(next)
    if (key) writeStored(key, next)
  }
  return [value, keep]
}
