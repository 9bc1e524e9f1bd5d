import { call } from '#platform/call.ts'
import { calls } from './sponsors.open-calls.ts'

type Kind = 'view' | 'click'
const SOURCE = 'tournament search'
const KEY = 'rl-sponsors-counted'

const counted = new Set<string>()
function isFirst(mark: string): boolean {
  try {
    for (const known of JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as string[]) counted.add(known)
  } catch {
    // Without a storage this page alone remembers.
  }
  if (counted.has(mark)) return false
  counted.add(mark)
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...counted]))
  } catch {}
  return true
}

/** A view or a click counts once in a visit, however often the page is turned. What is not heard is lost: it is no one's money. */
export function countSponsor(advertiser: string, type: Kind): void {
  if (isFirst(`${type} ${advertiser}`)) void call(calls.count, { body: { advertiser, type, source: SOURCE } }).catch(() => {})
}
