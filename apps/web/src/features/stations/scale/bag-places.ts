/**
 * Where a bag that is being typed is kept: a place of its own for each person, tournament and tab. A place is claimed while its tab
 * lives, so a bag that is typed in one tab is never typed on in another, and one whose tab is gone is taken over by the next.
 */
import { newId } from '@ramplight/contract/kernel/new-id'
import { noteStored, readStored } from '@ramplight/ui/values/stored-state'

export type BagPlace = { key: string; release: () => void }

const startOf = (user: string, tournament: string): string => `rl-bag-${user}-${tournament}-`

/** Those in which something was left, the newest first. */
const leftIn = (start: string): string[] =>
  Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
    .filter((key) => key.startsWith(start))
    .sort()
    .reverse()

/** The places of this tab, and whether a screen of it uses them now. They stay its own as long as it lives. */
const own = new Map<string, { isUsed: boolean }>()

/** Claims a place for this tab: its own, else one in which a bag was left by a tab that is gone, else a new one. */
export async function claimBagPlace(user: string, tournament: string): Promise<BagPlace> {
  const start = startOf(user, tournament)
  const before = [...own].find(([key, { isUsed }]) => key.startsWith(start) && !isUsed)
  if (before) return taken(before[0])
  for (const key of leftIn(start)) if (!own.has(key) && (await claim(key))) return taken(key)
  const key = `${start}${newId()}`
  await claim(key)
  return taken(key)
}

function taken(key: string): BagPlace {
  const place = { isUsed: true }
  own.set(key, place)
  const release = () => {
    place.isUsed = false
  }
  return { key, release }
}

/** Held until the tab is gone. False: another tab has it. */
const claim = (name: string): Promise<boolean> => (navigator.locks ? byLock(name) : Promise.resolve(byRow(name)))

function byLock(name: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const held = navigator.locks.request(name, { ifAvailable: true }, (lock) => {
    resolve(lock !== null)
    return lock ? new Promise<void>(() => undefined) : undefined
  })
  held.catch(() => resolve(false))
  return promise
}

/** Without locks (a page that is not served safely): who has a place says so every second, and is gone after five. */
const ALIVE_EVERY_MS = 1000
const GONE_AFTER_MS = 5000
/** Of this page. */
const me = newId()

function byRow(name: string): boolean {
  const row = `rl-claim-${name}`
  const last = readStored<{ by: string; at: number }>(row)
  if (last && last.by !== me && Math.abs(Date.now() - last.at) < GONE_AFTER_MS) return false
  const say = () => noteStored(row, { by: me, at: Date.now() })
  say()
  const timer = setInterval(say, ALIVE_EVERY_MS)
  window.addEventListener('pagehide', () => {
    clearInterval(timer)
    noteStored(row, null)
  })
  return true
}
