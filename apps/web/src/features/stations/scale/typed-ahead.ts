import type { WeightKey } from '#platform/values/typed-weight.ts'

/** A key for the next boat, pressed while the last bag is still being saved. */
export type KeyAhead = WeightKey | 'enter'

/** Enter counts only behind a digit: a second tap on Save must not call up the next boat. */
export function pressAhead(keys: readonly KeyAhead[], key: KeyAhead): readonly KeyAhead[] {
  if (key !== 'enter') return [...keys, key]
  const sinceEnter = keys.slice(keys.lastIndexOf('enter') + 1)
  return sinceEnter.some((pressed) => pressed !== 'back' && pressed !== 'unit') ? [...keys, key] : keys
}

/** What belongs to one screen, up to its Enter; the rest is for the screen that comes behind it. */
export function nextTurn(keys: readonly KeyAhead[]): { keys: readonly WeightKey[]; enter: boolean; rest: readonly KeyAhead[] } {
  const end = keys.indexOf('enter')
  const turn = (end < 0 ? keys : keys.slice(0, end)) as readonly WeightKey[]
  return { keys: turn, enter: end >= 0, rest: end < 0 ? [] : keys.slice(end + 1) }
}

const LONGEST_NUMBER = 4

export function typeBoatNumber(digits: string, key: WeightKey): string {
  if (key === 'back') return digits.slice(0, -1)
  return key === 'unit' || digits.length >= LONGEST_NUMBER ? digits : (digits + key).replace(/^0+/, '')
}
