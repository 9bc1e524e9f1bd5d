import { newId } from '@ramplight/contract/kernel/new-id'
import { tournamentEntryCalls as calls, type Numbering, tournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { tournamentFlight } from '@ramplight/contract/tournaments/tournament-flights'
import { refused } from '@ramplight/domain/kernel/errors'
import { byText } from '@ramplight/domain/kernel/text-order'
import { drawField } from '@ramplight/domain/registration/draw-field'
import type { Change } from '@ramplight/sync/types'
import type { Local } from '#platform/local/answers/local.ts'
import type { LocalWrite } from '#platform/local/answers/local-calls.ts'
import { decodeRow } from '#platform/local-families/decode-rows.ts'
import { type Each, eachForItself } from '#platform/local-writes/each-for-itself.ts'
import { write } from '#platform/local-writes/write.ts'
import { fieldOf, fieldsOf, type LocalField, surnamesIn } from './local-field.ts'

const TBL = 'tournament-entries'

/** In the order in which they leave. */
async function flightsOf(local: Local, tournament: string): Promise<string[]> {
  const rows = await local.rows('tournament-flights', { index: 'tournament', is: tournament })
  return rows
    .map((row) => decodeRow(tournamentFlight, row))
    .sort((a, b) => (a.order ?? 0) - (b.order ?? 0) || byText(a.createdAt, b.createdAt) || byText(a._id, b._id))
    .map(({ _id }) => _id)
}

/**
 * A draw that anybody can repeat: it follows from the entries and a seed. The server writes both down; what it has drawn without
 * its answer arriving, this device draws once more.
 */
const draw: LocalWrite<typeof calls.drawBoatNumbers>['plan'] = async (
  { body: { _id = newId(), tournament, mode, assignFlights, seed: wanted } },
  local,
) => {
  const field = await fieldOf(local, tournament)
  if (field.tournament.status === 'Completed') throw refused('tournament.finalized')
  const seed = mode === 'random' ? (wanted ?? 0) : null
  const flights = assignFlights ? await flightsOf(local, tournament) : []
  const drawn = drawField({ entries: [...field.entries.values()], mode, seed, flights })
  return {
    changes: asOne(field, drawn, { _id, kind: 'draw', mode, seed, at: local.now().toISOString() }),
    answer: async ({ rows }) => {
      const entries = (await rows(TBL, { index: 'tournament', is: tournament })).map((row) => decodeRow(tournamentEntry, row))
      return { mode, seed, entries: entries.sort((a, b) => (a.boatNumber ?? 0) - (b.boatNumber ?? 0)) }
    },
  }
}
write(calls.drawBoatNumbers, draw, { serverFirst: true })

/**
 * Numbers of many boats are one decision, sent as one call: it counts as a whole, or is one question. Each boat shows its number
 * until the server has answered. Nothing, where every boat has it already.
 */
function asOne(field: LocalField, boats: readonly Placed[], what: Omit<Numbering, 'boats'>): Change[] {
  const placed = boats.map((boat) => {
    const { boatNumber = null, flight = null } = field.entries.get(boat._id) ?? {}
    return { ...boat, seen: { boatNumber, flight } }
  })
  const moved = placed.filter(({ boatNumber, flight, seen }) => seen.boatNumber !== boatNumber || seen.flight !== flight)
  if (moved.length === 0) return []
  return [
    { kind: 'call', call: 'number', tbl: 'tournaments', id: field.tournament._id, body: { ...what, boats: placed } },
    ...moved.map(({ _id, boatNumber, flight }): Change => ({ kind: 'show', tbl: TBL, id: _id, shown: { boatNumber, flight } })),
  ]
}
type Placed = Omit<Numbering['boats'][number], 'seen'>

type Wish = { _id: string; boatNumber: number | null }

/**
 * Boats of one list may swap their numbers: all of them give theirs back before anybody takes. One that is refused keeps its
 * old number, which may refuse another one: so until nothing changes.
 */
function collisions(wishes: readonly Wish[], fieldBy: (id: string) => LocalField): Map<string, { number: number; holder: string[] }> {
  const refusedBoats = new Map<string, { number: number; holder: string[] }>()
  for (;;) {
    const moving = wishes.filter(({ _id }) => !refusedBoats.has(_id))
    const isMoving = new Set(moving.map(({ _id }) => _id))
    const taken = new Map<string, string[]>()
    const keyOf = (tournament: string, number: number) => `${tournament} ${number}`
    for (const field of new Set(wishes.map(({ _id }) => fieldBy(_id))))
      for (const { _id, boatNumber, users } of field.entries.values())
        if (boatNumber != null && !isMoving.has(_id)) taken.set(keyOf(field.tournament._id, boatNumber), users)
    const loser = moving.find(({ _id, boatNumber }) => {
      if (boatNumber === null) return false
      const { tournament, entries } = fieldBy(_id)
      const key = keyOf(tournament._id, boatNumber)
      const holder = taken.get(key)
      if (holder) refusedBoats.set(_id, { number: boatNumber, holder })
      else taken.set(key, entries.get(_id)?.users ?? [])
      return holder !== undefined
    })
    if (!loser) return refusedBoats
  }
}

write(calls.boatNumberListUpdate, async ({ body: { itemsToProcess } }, local) => {
  // The last wish for a boat is the one that counts.
  const wanted = new Map(itemsToProcess.map((wish) => [wish._id, wish]))
  const fieldBy = await fieldsOf(local, [...wanted.keys()])
  const known: Wish[] = []
  for (const wish of wanted.values()) if (await local.row(TBL, wish._id)) known.push(wish)
  const lost = collisions(known, fieldBy)
  const each = eachForItself(
    [...wanted.values()],
    ({ _id }) => _id,
    ({ _id, boatNumber }) => {
      const field = fieldBy(_id)
      const before = field.entries.get(_id)?.boatNumber ?? null
      if (before === boatNumber) return []
      if (field.tournament.status === 'Completed') throw refused('tournament.finalized')
      const collision = lost.get(_id)
      if (collision) throw refused('boat-number.taken', { number: collision.number, name: surnamesIn(field)(collision.holder) })
      return [{ kind: 'edit', tbl: TBL, id: _id, patch: { boatNumber } }]
    },
  )
  return each.changes.length < 2 ? each : togetherByTournament(each, wanted, fieldBy, local.now())
})

/** More than one number at a time may go round: they count together, and a refusal is a refusal of all. */
function togetherByTournament(each: Each, wanted: ReadonlyMap<string, Wish>, fieldBy: (id: string) => LocalField, now: Date): Each {
  const byField = Map.groupBy(each.changes, ({ id }) => fieldBy(id))
  const changes = [...byField].flatMap(([field, own]) =>
    asOne(
      field,
      own.map(({ id }) => ({ _id: id, boatNumber: wanted.get(id)?.boatNumber ?? null, flight: field.entries.get(id)?.flight ?? null })),
      { _id: newId(), kind: 'by-hand', at: now.toISOString() },
    ),
  )
  return {
    ...each,
    changes,
    answer: (local, settled) => {
      const ofBoats = each.changes.flatMap(({ id }) => {
        const settlement = settled.get(fieldBy(id).tournament._id)
        return settlement ? [[id, settlement] as const] : []
      })
      return each.answer(local, new Map([...settled, ...ofBoats]))
    },
  }
}
