import { newId } from '@ramplight/contract/kernel/new-id'
import { email, phone } from '@ramplight/contract/kernel/typed'
import { type User, user } from '@ramplight/contract/people/users'
import { tournamentEntryCalls as calls, tournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { refused } from '@ramplight/domain/kernel/errors'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { isAdmin, isDirector } from '@ramplight/domain/policies/who'
import { AnglerBook, type KnownAngler } from '@ramplight/domain/registration/angler-book'
import { planImport } from '@ramplight/domain/registration/plan-import'
import type { Change } from '@ramplight/sync/types'
import { listedBy, newAngler } from '#features/people/new-angler/index.ts'
import type { Local } from '#platform/local/answers/local.ts'
import type { LocalWrite } from '#platform/local/answers/local-calls.ts'
import { decodeRow } from '#platform/local-families/decode-rows.ts'
import { write } from '#platform/local-writes/write.ts'
import { fieldOf } from './local-field.ts'
import { enter } from './plan-entries.ts'

const TBL = 'tournament-entries'

const TOOLS = {
  newId,
  readEmail: (text: string) => email.safeParse(text).data ?? null,
  isPhone: (text: string) => phone.safeParse(text).success,
}

/** Entries that the list names by their ids, from an earlier press of the same button. */
async function storedAmong(local: Local, ids: readonly string[]) {
  const stored = new Map<string, { _id: string; deleted: false; tournament: string; users: string[] }>()
  for (const id of ids) {
    const row = await local.row<{ tournament: string; users: string[] }>(TBL, id)
    if (row) stored.set(id, { _id: id, deleted: false, tournament: row.tournament, users: row.users })
  }
  return stored
}

/** The anglers of this device. Who is not shown contacts cannot tell two of one name apart; what they typed themselves they see. */
async function peopleFor(local: Local, actor: Actor): Promise<KnownAngler[]> {
  const seesContacts = isAdmin(actor) || isDirector(actor)
  const people = (await local.rows('users')).map((row): User => decodeRow(user, row))
  return people.map((one) => ({ ...one, contactsHidden: !seesContacts && !one.phone && !one.email }))
}

/**
 * Enters a list of boats: anglers are matched, or made where they are new. A line that cannot be entered is refused by its
 * number and makes nobody; the others go in together. The same list again changes nothing. The server knows the phones and
 * e-mails that an assistant is not shown; without it whoever is listed with one is somebody new, until the server says who.
 */
const bring: LocalWrite<typeof calls.importEntries>['plan'] = async ({ body: { tournament: id, entries: boats, check } }, local) => {
  const field = await fieldOf(local, id)
  const { tournament } = field
  if (tournament.status === 'Completed') throw refused('tournament.finalized')
  const by = await listedBy(local, tournament)
  const book = new AnglerBook(await peopleFor(local, by.actor), [], TOOLS)
  const seated = [...field.entries.values()].flatMap(({ users }) => users)
  const stored = await storedAmong(
    local,
    boats.flatMap(({ _id }) => _id ?? []),
  )
  const { accepted, refused: problems, marks } = planImport(boats, { tournament, stored, seated, book, newId })

  const at = local.now()
  const anglers = [...book.created.values()]
  const made = anglers.map((angler): Change => newAngler(angler, tournament, { by, at }))
  const names = new Map([...field.names, ...anglers.map((one) => [one._id, one] as const)])
  const fresh = accepted.filter(({ isRepeat }) => !isRepeat)
  const entered = fresh.map(({ body }, index) => enter({ ...field, names }, body, at, index))
  const matched = new Set(fresh.flatMap(({ body }) => body.users).filter((one) => !book.created.has(one)))
  const counts = { anglersCreated: anglers.length, anglersMatched: matched.size, marks }
  if (check) return { changes: [], answer: async () => ({ ok: problems.length === 0, entries: [], refused: problems, ...counts }) }
  return {
    changes: [...made, ...entered],
    tellsRefusals: true,
    answer: async ({ row }, outcomes) => {
      const later = accepted.flatMap(({ row: line, body }) => {
        const outcome = outcomes.get(body._id)
        return outcome?.kind === 'refused' ? [{ row: line, message: outcome.refusal.message }] : []
      })
      const rows = await Promise.all(accepted.map(({ body }) => row(TBL, body._id)))
      return {
        ok: problems.length + later.length === 0,
        entries: rows.flatMap((one) => (one ? decodeRow(tournamentEntry, one) : [])),
        ...counts,
        refused: [...problems, ...later],
      }
    },
  }
}
/** Hundreds of lines take a server a moment. */
const PATIENCE_MS = 8000
write(calls.importEntries, bring, { serverFirst: true, patienceMs: PATIENCE_MS })
