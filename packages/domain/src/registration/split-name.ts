export type SplitName = { first_name: string; last_name: string; isUnclear: boolean }

const SUFFIX = /^(jr|sr|ii|iii|iv)\.?$/i
/** `Jr.`: part of the name before it. */
export const isSuffix = (word: string): boolean => SUFFIX.test(word)
const PARTICLE = /^(van|von|der|den|de|del|della|di|da|la|le|st|mc|mac)\.?$/i

/** `First Middle Last Jr.`: the last name is the last word, with its suffix behind and its particles before. */
function inReadingOrder(words: readonly string[]): SplitName {
  let start = words.length - 1
  while (start > 1 && SUFFIX.test(words[start]!)) start--
  while (start > 1 && PARTICLE.test(words[start - 1]!)) start--
  return {
    first_name: words.slice(0, Math.max(start, 1)).join(' '),
    last_name: words.slice(Math.max(start, 1)).join(' '),
    isUnclear: false,
  }
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '')

/** `First Last`, `Last, First` or `First Last, Jr.`; a comma between two full names is marked as unclear. */
export function splitName(name: string): SplitName {
  const [before = '', ...rest] = name.split(',').map((part) => part.trim())
  const after = rest.filter((part) => part !== '')
  if (after.length === 0) return inReadingOrder(wordsOf(before))
  if (after.every((part) => SUFFIX.test(part))) return inReadingOrder([...wordsOf(before), ...after])
  const isTwoNames =
    wordsOf(before).filter((word) => !SUFFIX.test(word) && !PARTICLE.test(word)).length > 1 && wordsOf(after[0]!).length > 1
  const suffix = after.slice(1).every((part) => SUFFIX.test(part)) ? after.slice(1) : []
  const isUnclear = isTwoNames || after.length - suffix.length > 1
  return { first_name: after[0]!, last_name: [before, ...suffix].join(' '), isUnclear }
}
