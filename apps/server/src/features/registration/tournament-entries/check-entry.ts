import { refused } from '@ramplight/domain/kernel/errors'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { checkEntry } from '@ramplight/domain/registration/check-entry'
import type { Field } from './field.ts'
import { type People, refuseStranger } from './people.ts'
import type { TeamsToName } from './teams-to-name.ts'
import type { EntryRow } from './tournament-entries.store.ts'

type Around = { field: Field; people: People; teams: TeamsToName; actor: Actor; signedUp?: { sub: string | null } | undefined }

/**
 * May this person have this entry stand as it is? `before` is what is stored: what does not change is not asked again. `signedUp`: the
 * team that it comes of, whose substitute was asked about when the team was.
 */
export function checkEntryOf(entry: EntryRow, before: EntryRow | null, { field, people, teams, actor, signedUp }: Around): void {
  const { tournament } = field
  const isNew = (name: keyof EntryRow) => !before || entry[name] !== before[name]
  if (entry.users.length === 0) throw refused('entry.no-angler')
  const newcomers = entry.users.filter((user) => !before?.users.includes(user))
  refuseStranger(people, actor, tournament, newcomers, 'users')
  for (const name of ['boatCaptain', 'sub'] as const)
    if (isNew(name) && !entry.users.includes(entry[name] ?? '') && !(name === 'sub' && entry.sub === signedUp?.sub))
      refuseStranger(people, actor, tournament, [entry[name]], name)
  for (const name of ['team', 'seasonTeam'] as const)
    if (isNew(name) && teams.isStrange(entry, name, tournament)) throw refused('reference.unknown', { field: name })
  // Only boats of this tournament are told apart.
  const apart = (entry.twoBoats ?? []).filter((id) => !before?.twoBoats?.includes(id))
  if (apart.some((id) => !field.places.has(id))) throw refused('reference.unknown', { field: 'twoBoats' })
  const standing = { ...entry, _id: entry.id }
  checkEntry(standing, before && { ...before, _id: before.id }, { ...field, nameOf: people.nameOf })
}
