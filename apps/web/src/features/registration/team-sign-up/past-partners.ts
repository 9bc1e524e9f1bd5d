import type { AnglerName } from '@ramplight/contract/people/users'

type Boat = { anglers: readonly AnglerName[]; createdAt: string }

/** Whom somebody has shared these boats of theirs with, the last one first. */
export function pastPartners(boats: readonly Boat[], self: string): AnglerName[] {
  const partners = new Map<string, AnglerName>()
  for (const { anglers } of boats.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)))
    for (const angler of anglers) if (angler._id !== self && !partners.has(angler._id)) partners.set(angler._id, angler)
  return [...partners.values()]
}
