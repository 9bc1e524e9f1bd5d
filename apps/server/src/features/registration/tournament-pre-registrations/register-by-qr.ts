import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { newId } from '@ramplight/contract/kernel/new-id'
import type { preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import { refused } from '@ramplight/domain/kernel/errors'
import { nameKey } from '@ramplight/domain/registration/angler-book'
import { refuseCrewTooLarge } from '@ramplight/domain/registration/crew'
import { rolesFor } from '@ramplight/domain/registration/crew-roles'
import { fullName } from '@ramplight/domain/registration/full-name'
import { crewByQr, type Seat } from '@ramplight/domain/registration/qr-crew'
import { tenDigits } from '@ramplight/domain/registration/ten-digits'
import { and, eq } from 'drizzle-orm'
import { takeOrRefuse } from '#features/people/auth/index'
import { userStore } from '#features/people/users/index'
import { lockTournaments, type TournamentRow } from '#features/tournaments/tournaments/index'
import type { Doer } from '#platform/audit/doer'
import { inTransaction } from '#platform/database/in-transaction'
import { isStored } from '#platform/database/records'
import type { Tx } from '#platform/database/types'
import type { Deps } from '#platform/http/deps'
import { wrongField } from '#platform/http/wrong-field'
import { refuseLocked } from '../tournament-entries/index.ts'
import { demandWaiver, keepIfCurrent } from '../waiver-acceptances/index.ts'
import { refuseClosed, refuseUnknownPots, takenBeside } from './check-team.ts'
import { anglersCalled, onPhone, openTo } from './qr-form.ts'
import {
  naming,
  nextNumber,
  type PreRegistrationRow,
  sameTeam,
  preRegistrationStore as store,
} from './tournament-pre-registrations.store.ts'
import { isFull } from './waiting-list.ts'

type Body = BodyOf<(typeof preRegistrationCalls)['qrRegister']>
type Visitor = { deps: Deps; doer: Doer; from: string }

/** More than any ramp has waiting: whoever fills the list by a script is stopped here, and a director has something to clear up. */
const MOST_WAITING = 500
const CLEARED_IN_MINUTES = 60

/**
 * Pre-registers a team for who scanned the code at the ramp. Nobody is signed in, and nothing of what is said is proved: anglers are
 * found in the book of the director alone, or made there without a way to sign in; nobody's record is changed; the director sees that
 * it came by the code. The tournament is held, so a double tap is two in a row, and the same team is one. What comes again under its
 * id with other names or pots is the same team, changed: its number stays.
 */
export async function registerByQr(body: Body, { deps, doer, from }: Visitor): Promise<PreRegistrationRow> {
  const count = () => takeOrRefuse(deps, { what: 'preRegister', from, account: tenDigits(body.phone) })
  // Who sends again because no answer came has been counted.
  const known = body._id ? await store.find(deps.db, body._id) : null
  if (!(known?.byQr && known.tournament === body.tournament)) await count()
  await openTo(deps.db, body.tournament)
  return inTransaction(deps.db, async (tx) => {
    const tournament = (await lockTournaments(tx, [body.tournament])).get(body.tournament)
    if (!tournament) throw refused('record.not-found')
    const sent = await sentBefore(tx, body)
    if (sent?.converted) return sent
    refuseClosed(tournament, deps.now())
    if (!sent) await refuseLocked(tx, tournament, doer.at)
    refuseUnknownPots(body.pots, tournament)
    refuseNames(body, tournament)
    const seats = await seatsOf(tx, tournament, body)
    const users = seats.map(({ _id }) => _id)
    const twice = users.findIndex((user, index) => users.indexOf(user) !== index)
    if (twice >= 0) throw alreadyIn(body, twice)
    const same = (await naming(tx, { tournament: tournament.id, users })).find((row) => sameTeam(row.users, users))
    const signs = { tournament, user: users[0]!, said: body.waiver, how: 'qr' as const }
    if (same && (same.id !== sent?.id || isStored(same, { pots: body.pots ?? [] }))) {
      await keepIfCurrent(tx, signs, doer)
      return same
    }
    if (sent) await count()
    const taken = await takenBeside(tx, { tournament: tournament.id, users, ownId: sent?.id ?? null, isConverted: false })
    const seated = users.findIndex((user) => taken.has(user))
    if (seated >= 0) throw alreadyIn(body, seated)
    if (!sent) await refuseTooMany(tx, tournament)
    await demandWaiver(tx, signs, doer)
    await makeAnglers(tx, seats, tournament, doer)
    if (sent) {
      const about = { tournament: tournament.id, summary: `Changed by the QR code, number ${sent.number}` }
      return store.update(tx, sent.id, { users, pots: body.pots ?? [], ...rolesFor(users, sent) }, undefined, doer, about)
    }
    const number = await nextNumber(tx, tournament.id)
    const onWaitingList = await isFull(tx, tournament)
    const values = { id: body._id ?? newId(), tournament: tournament.id, users, pots: body.pots ?? [], onWaitingList, number, byQr: true }
    const summary = `Pre-registered by the QR code, as number ${number}`
    return store.insert(tx, values, doer, { tournament: tournament.id, summary }, () => false)
  })
}

/** The same phone sends it again: because no answer came, or with what was changed since. No other phone knows the id. */
async function sentBefore(tx: Tx, { _id, tournament }: Body): Promise<PreRegistrationRow | null> {
  const [known] = await store.lockMany(tx, _id ? [_id] : [])
  if (known && (known.deleted || known.tournament !== tournament || !known.byQr)) throw refused('record.id-taken')
  return known ?? null
}

/** By the name that was typed, never by the one that is kept: a number tells no last name. */
const alreadyIn = ({ partners = [], ...self }: Body, seat: number) =>
  refused('registration.angler-twice', { name: fullName({ last_name: '', ...(seat ? partners[seat - 1]! : self) }) })

/** What is wrong with the names themselves is said before anybody is looked for: no refusal tells whose number it is. */
function refuseNames(body: Body, tournament: TournamentRow): void {
  const { first_name, last_name = '', partners = [] } = body
  const names = [{ first_name, last_name }, ...partners].map(nameKey)
  const twice = names.findIndex((name, index) => names.indexOf(name) !== index)
  if (twice >= 0) throw alreadyIn(body, twice)
  refuseCrewTooLarge(names, tournament)
}

/** Who sits in the boat. */
async function seatsOf(tx: Tx, tournament: TournamentRow, body: Body): Promise<Seat[]> {
  const phone = tenDigits(body.phone)
  const { first_name, last_name = '', partners = [] } = body
  const named = await anglersCalled(tx, tournament, [{ first_name, last_name }, ...partners])
  const book = new Map([...(await onPhone(tx, tournament, phone)), ...named].map((row) => [row.id, { ...row, _id: row.id }]))
  const seats = crewByQr([...book.values()], { ...body, phone }, newId)
  if (seats === 'unclear') throw wrongField('last_name', 'is required')
  return seats
}

/** A list that nobody clears is filled by a script: it says so before it is endless. */
async function refuseTooMany(tx: Tx, { id }: TournamentRow): Promise<void> {
  const { tournament, byQr, converted, deleted } = store.table
  const waiting = await tx.$count(store.table, and(eq(tournament, id), eq(byQr, true), eq(converted, false), eq(deleted, false)))
  if (waiting >= MOST_WAITING) throw refused('attempts.too-many', { minutes: CLEARED_IN_MINUTES })
}

/** People without a way to sign in, in the book of the tournament's director, as those of a pasted list are. */
async function makeAnglers(tx: Tx, seats: Seat[], { id, tour, season, director }: TournamentRow, doer: Doer): Promise<void> {
  const rights = { userType: 'Angler' as const, director, tours: [tour], seasons: season ? [season] : [] }
  for (const { _id, fresh } of seats)
    if (fresh)
      await userStore.insert(
        tx,
        { id: _id, ...fresh, ...rights },
        doer,
        { tournament: id, summary: 'Pre-registered by the QR code' },
        () => false,
      )
}
