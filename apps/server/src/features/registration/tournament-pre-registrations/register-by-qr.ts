import { createHmac } from 'node:crypto'
import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { newId } from '@ramplight/contract/kernel/new-id'
import { MOST_FROM_ONE } from '@ramplight/contract/registration/qr-pre-registration'
import type { preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import { refused } from '@ramplight/domain/kernel/errors'
import { refuseCrewTooLarge } from '@ramplight/domain/registration/crew'
import { rolesFor } from '@ramplight/domain/registration/crew-roles'
import { fullName } from '@ramplight/domain/registration/full-name'
import { nameKey } from '@ramplight/domain/registration/name-key'
import { crewByQr, type Seat } from '@ramplight/domain/registration/qr-crew'
import { tenDigits } from '@ramplight/domain/registration/ten-digits'
import { and, eq, type SQL } from 'drizzle-orm'
import { networkOf, takeOrRefuse } from '#features/people/auth/index'
import { userStore } from '#features/people/users/index'
import { lockTournaments, type TournamentRow } from '#features/tournaments/tournaments/index'
import type { Doer } from '#platform/audit/doer'
import { inTransaction } from '#platform/database/in-transaction'
import { isStored } from '#platform/database/records'
import type { Tx } from '#platform/database/types'
import type { Deps, Work } from '#platform/http/deps'
import { refuseLocked } from '../tournament-entries/index.ts'
import { refuseUnsigned } from '../waiver-acceptances/index.ts'
import { refuseClosed, refuseUnknownPots, takenBeside } from './check-team.ts'
import { anglersCalled, onPhone, openTo } from './qr-form.ts'
import { tellTeams } from './tell-teams.ts'
import {
  naming,
  nextNumber,
  type PreRegistrationRow,
  sameTeam,
  preRegistrationStore as store,
} from './tournament-pre-registrations.store.ts'
import { type Signed, tournamentPreRegistrations as table } from './tournament-pre-registrations.table.ts'
import { isFull, moveUp } from './waiting-list.ts'

type Body = BodyOf<(typeof preRegistrationCalls)['qrRegister']>
type Visitor = { deps: Deps; doer: Doer; from: string }

/** More than any ramp has waiting. From then on each address gets a few, so that no script closes the list for others. */
const MANY_WAITING = 500
const FEW_FROM_ONE = 3

/**
 * Pre-registers a team for who scanned the code at the ramp. Nobody is signed in, and nothing of what is said is proved: anglers are
 * found in the book of the director alone, or made there without a way to sign in; nobody's record is changed; the director sees that
 * it came by the code. The tournament is held, so a double tap is two in a row, and the same team is one. What comes again under its
 * id with other names or pots is the same team, changed: its number stays. The waiver that was accepted counts once the desk has made the
 * team a boat (`mark-converted.ts`).
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
    const { seats, toConfirm } = await crewOf(tx, tournament, body)
    const users = seats.map(({ _id }) => _id)
    const twice = users.findIndex((user, index) => users.indexOf(user) !== index)
    if (twice >= 0) throw alreadyIn(body, twice)
    const same = (await naming(tx, { tournament: tournament.id, users })).find((row) => sameTeam(row.users, users))
    const signs = body.waiver ? [{ user: users[0]!, said: body.waiver, at: doer.at }] : []
    if (same && (same.id !== sent?.id || isStored(same, { pots: body.pots ?? [] }))) return withSignature(tx, same, signs, doer)
    if (sent) await count()
    const taken = await takenBeside(tx, { tournament: tournament.id, users, ownId: sent?.id ?? null, isConverted: false })
    const seated = users.findIndex((user) => taken.has(user))
    if (seated >= 0) throw alreadyIn(body, seated)
    const origin = originOf(deps, tournament, from)
    if (!sent) await refuseTooMany(tx, tournament, origin)
    await refuseUnsigned(tx, { tournament, user: users[0]!, said: body.waiver })
    const signed = [...(sent?.signed ?? []).filter(({ user }) => user !== users[0]), ...signs].filter(({ user }) => users.includes(user))
    await makeAnglers(tx, seats, tournament, doer)
    if (sent) {
      // They are in the book by now, with the number that they typed: the doubt of the first time stays for the desk.
      const stillToConfirm = toConfirm ?? (sent.users[0] === users[0] ? sent.toConfirm : null)
      const about = { tournament: tournament.id, summary: `Changed by the QR code, number ${sent.number}` }
      return store.update(
        tx,
        sent.id,
        { users, pots: body.pots ?? [], toConfirm: stillToConfirm, signed, ...rolesFor(users, sent) },
        undefined,
        doer,
        about,
      )
    }
    const number = await nextNumber(tx, tournament.id)
    const onWaitingList = await isFull(tx, tournament)
    const said = { users, pots: body.pots ?? [], toConfirm, signed, origin }
    const values = { id: body._id ?? newId(), tournament: tournament.id, ...said, onWaitingList, number, byQr: true }
    const summary = `Pre-registered by the QR code, as number ${number}`
    const row = await store.insert(tx, values, doer, { tournament: tournament.id, summary }, () => false)
    if (onWaitingList) await tellTeams(tx, [row], 'waits', { tournament, at: doer.at, on: deps })
    return row
  })
}

/** The partner scans it too: their signature is kept beside the first one. */
async function withSignature(tx: Tx, row: PreRegistrationRow, signs: Signed[], doer: Doer): Promise<PreRegistrationRow> {
  const known = row.signed ?? []
  const more = signs.filter(({ user, said }) => !known.some((one) => one.user === user && one.said.version === said.version))
  if (!more.length || row.converted) return row
  const about = { tournament: row.tournament, summary: `Waiver accepted by the QR code, number ${row.number}` }
  return store.update(tx, row.id, { signed: [...known, ...more] }, undefined, doer, about)
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
async function crewOf(tx: Tx, tournament: TournamentRow, body: Body): Promise<ReturnType<typeof crewByQr>> {
  const phone = tenDigits(body.phone)
  const { first_name, last_name = '', partners = [] } = body
  const named = await anglersCalled(tx, tournament, [{ first_name, last_name }, ...partners])
  const book = new Map([...(await onPhone(tx, tournament, phone)), ...named].map((row) => [row.id, { ...row, _id: row.id }]))
  return crewByQr([...book.values()], { ...body, phone }, newId)
}

/** Those of a tournament that came by the code and are no boats. */
const waitingByQr = (tournament: string, origin?: string): SQL | undefined =>
  and(
    eq(table.tournament, tournament),
    eq(table.byQr, true),
    eq(table.converted, false),
    eq(table.deleted, false),
    origin === undefined ? undefined : eq(table.origin, origin),
  )

/** One address of a tournament, so that its director sees what came from one, and nobody which it was. */
const originOf = ({ signingKey }: Deps, { id }: TournamentRow, from: string): string =>
  createHmac('sha256', signingKey)
    .update(`qr ${id} ${networkOf(from)}`)
    .digest('hex')
    .slice(0, 12)

async function refuseTooMany(tx: Tx, { id }: TournamentRow, origin: string): Promise<void> {
  const most = (await tx.$count(table, waitingByQr(id))) < MANY_WAITING ? MOST_FROM_ONE : FEW_FROM_ONE
  if ((await tx.$count(table, waitingByQr(id, origin))) >= most) throw refused('registration.too-many-here')
}

/** The director takes out what came from one address: all that is no boat yet. Their spots go to the next in line. */
export const clearOrigin = ({ id }: TournamentRow, origin: string, { doer, deps }: Work): Promise<number> =>
  inTransaction(deps.db, async (tx) => {
    await lockTournaments(tx, [id])
    const rows = await store.list(tx, waitingByQr(id, origin))
    const held = await store.lockMany(
      tx,
      rows.map((row) => row.id),
    )
    await store.updateMany(
      tx,
      held.map((before) => ({ before, changes: { deleted: true } })),
      doer,
      () => ({ tournament: id, summary: 'QR sign-ups of one address removed' }),
      'deleted',
    )
    await moveUp(tx, [id], doer, deps)
    return held.length
  })

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
