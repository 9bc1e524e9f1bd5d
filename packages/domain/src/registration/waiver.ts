import { refused } from '../kernel/errors.ts'
import type { Id } from '../kernel/ids.ts'

type Settings = { registration?: { waiver?: string | undefined } | undefined }

/** What is to be accepted before somebody is in; null: nothing. */
export const waiverOf = ({ settings }: { settings: Settings }): string | null => settings.registration?.waiver?.trim() || null

type Accepted = { user: Id; isCurrent: boolean }
type Kept = { user: Id; version: Id }

/**
 * What each person has accepted: the wording that counts now, else the newest.
 * @param kept in the order in which it was signed
 * @param current the wording that counts now; null: there is none
 */
export function newestOfEach<A extends Kept>(kept: readonly A[], current: Id | null): (A & { isCurrent: boolean })[] {
  const newest = new Map<Id, A & { isCurrent: boolean }>()
  for (const one of kept) {
    const isCurrent = one.version === current
    if (isCurrent || !newest.get(one.user)?.isCurrent) newest.set(one.user, { ...one, isCurrent })
  }
  return [...newest.values()]
}

/** Who of a boat has not accepted the wording that counts now. `older`: they have accepted another one. */
export function missingIn<A extends Accepted>(users: readonly Id[], accepted: readonly A[]): { user: Id; older: A | null }[] {
  const newest = new Map(accepted.map((one) => [one.user, one]))
  return users.flatMap((user) => {
    const one = newest.get(user)
    return one?.isCurrent ? [] : [{ user, older: one ?? null }]
  })
}

type Asked = {
  /** The wording that counts now; null: the tournament has no waiver. */
  current: Id | null
  /** The wordings that this person has accepted. */
  accepted: readonly Id[]
  said: { version: Id } | undefined
}

/**
 * Whether somebody who signs up may, and whether what they say is to be kept. They accept what they have read: when the text changed
 * while the form was open, they are asked again.
 */
export function takeWaiver({ current, accepted, said }: Asked): 'keep' | 'nothing-to-keep' {
  if (current === null || accepted.includes(current)) return 'nothing-to-keep'
  if (!said) throw refused(accepted.length > 0 ? 'waiver.changed' : 'waiver.needed')
  if (said.version !== current) throw refused('waiver.changed')
  return 'keep'
}
