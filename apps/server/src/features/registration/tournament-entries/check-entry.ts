import { refused } from '@ramplight/domain/kernel/errors'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { type Field, refuseCollision } from './field.ts'
import { type People, refuseStranger } from './people.ts'
import type { EntryRow } from './tournament-entries.store.ts'

/** May this entry stand as it is? `before` is what is stored: what does not change is not asked again. */
export function checkEntry(
  entry: EntryRow,
  before: EntryRow | null,
  { field, people, actor }: { field: Field; people: People; actor: Actor },
): void {
  const { tournament } = field
  const isNew = (name: keyof EntryRow) => !before || entry[name] !== before[name]
  if (entry.users.length === 0) throw refused('entry.no-angler')
  const newcomers = entry.users.filter((user) => !before?.users.includes(user))
  refuseStranger(people, actor, tournament, newcomers, 'users')
  for (const name of ['boatCaptain', 'sub'] as const)
    if (isNew(name) && !entry.users.includes(entry[name] ?? '')) refuseStranger(people, actor, tournament, [entry[name]], name)
  if (isNew('flight') && entry.flight && !field.flights.has(entry.flight)) throw refused('reference.unknown', { field: 'flight' })
  if (isNew('sidePotBigFishEntries')) checkPots(entry, field)
  refuseCollision(field, entry, people.nameOf)
}

/** Pots are bought by who is in the boat, and exist in the tournament. */
function checkPots(entry: EntryRow, { tournament }: Field): void {
  const pots = new Set([...tournament.bigfishpots, ...tournament.sidepots].map((pot) => pot._id))
  const crew = new Set([...entry.users, entry.sub])
  for (const { user, bigFishPotIds, sidePotIds } of entry.sidePotBigFishEntries ?? [])
    if (!crew.has(user) || [...bigFishPotIds, ...sidePotIds].some((pot) => !pots.has(pot)))
      throw refused('reference.unknown', { field: 'sidePotBigFishEntries' })
}
