/**
 * The local storage of this device, which may be full, closed or cleared: nothing else of the product writes into it. False: the text
 * could not be kept, and whoever wrote it has to say or do something about that. Null takes it away.
 */
export function writeStoredText(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** For what may be lost without anyone missing it: a preference, a list of what was opened last, the place of a window. */
export const noteStoredText = (key: string, text: string | null): void => void writeStoredText(key, text)
