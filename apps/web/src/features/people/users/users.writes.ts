import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { newId } from '@ramplight/contract/kernel/new-id'
import { userCalls as calls, type User, user } from '@ramplight/contract/people/users'
import { refused } from '@ramplight/domain/kernel/errors'
import { isAdmin } from '@ramplight/domain/policies/who'
import { nameKey } from '@ramplight/domain/registration/name-key'
import { sameAngler } from '@ramplight/domain/registration/same-angler'
import { tenDigits } from '@ramplight/domain/registration/ten-digits'
import type { Local } from '#platform/local/answers/local.ts'
import type { LocalPlan } from '#platform/local/answers/local-calls.ts'
import { decodeRow } from '#platform/local-families/decode-rows.ts'
import { actorOf } from '#platform/local-families/local-actor.ts'
import { creation, demandRight, patchOf, recordIn, refuseStale, rowOf } from '#platform/local-writes/local-records.ts'
import { write } from '#platform/local-writes/write.ts'

type Body = BodyOf<typeof calls.create>

const TBL = 'users'
const peopleOf = async (local: Local): Promise<User[]> => (await local.rows(TBL)).map((row) => decodeRow(user, row))

/** As it is stored: a phone number is its ten digits. */
const stored = <B extends { phone?: string | null | undefined }>(body: B): B =>
  body.phone ? { ...body, phone: tenDigits(body.phone) } : body

/** The angler of this name who is in the book already. With the e-mail of somebody of another name nobody is meant. */
function knownAngler(people: readonly User[], body: Body): User | undefined {
  const anglers = people.filter(({ userType }) => userType === 'Angler')
  const known = sameAngler(anglers, body)
  return known && nameKey(known) === nameKey(body) ? known : undefined
}

function refuseTakenEmail(people: readonly User[], email: string | null | undefined, id: string): void {
  if (email && people.some((one) => one._id !== id && one.email?.toLowerCase() === email)) throw refused('account.email-taken')
}

/** A password lies on no device, waiting to be sent: the server is told, or nobody. */
function refusePassword(isAllowed: boolean): never {
  throw refused(isAllowed ? 'sync.online-only' : 'access.forbidden')
}

/** The person under this id; or the one the server knew already, who now stands for them. */
const answerFor =
  (id: string): LocalPlan<typeof calls.create>['answer'] =>
  async (local, outcomes) => {
    const outcome = outcomes.get(id)
    const alias = outcome?.kind === 'settled' ? outcome.result.alias : undefined
    return recordIn(local, TBL, alias ?? id, user)
  }

/** At the ramp a name is enough; a phone number finds who is known already. */
write(calls.create, async ({ body: given }, local) => {
  const body = stored(given)
  const id = body._id ?? newId()
  const people = await peopleOf(local)
  const known = people.find((one) => one._id === id) ?? knownAngler(people, body)
  if (known) return { changes: [], answer: async () => known }
  refuseTakenEmail(people, body.email, id)
  const actor = await demandRight(local, calls.create.policy, undefined)
  if (body.password) refusePassword(isAdmin(actor))
  const tours = body.tours ?? (actor.isAssistant ? actor.tours : [])
  if (!isAdmin(actor) && tours.some((tour) => !actor.tours.includes(tour))) throw refused('reference.unknown', { field: 'tours' })
  const filled = { tours, director: actor.id }
  const at = local.now().toISOString()
  const change = creation(TBL, id, { create: calls.create.body!, record: user }, { body, filled, at })
  return { changes: [change], answer: answerFor(id) }
})

write(calls.update, async ({ params: { id }, body: given }, local) => {
  const body = stored(given)
  const row = await rowOf(local, TBL, id)
  await demandRight(local, calls.update.policy, { ...decodeRow(user, row), id })
  const actor = await actorOf(local)
  if (body.password) refusePassword(actor.id === id || isAdmin(actor))
  // The server asks for the password before one's own are changed, and proves a new e-mail: neither can wait in a queue.
  const isKey = ({ email, phone }: Partial<User>) =>
    (email !== undefined && email !== row.email) || (phone !== undefined && phone !== row.phone)
  if (actor.id === id && isKey(body)) throw refused('sync.online-only')
  const patch = patchOf(calls.update.body!, body)
  refuseStale(row, body._rev, patch)
  refuseTakenEmail(await peopleOf(local), body.email, id)
  return { changes: [{ kind: 'edit', tbl: TBL, id, patch, seen: body._rev }], answer: (after) => recordIn(after, TBL, id, user) }
})
