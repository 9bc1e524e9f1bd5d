import type { Places } from '@ramplight/contract/registration/tournament-pre-registrations'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { payBy } from '@ramplight/domain/registration/pay-by'
import { mustWait, nextInLine, placesLeft, waitingInLine } from '@ramplight/domain/registration/waiting-list'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { and, eq } from 'drizzle-orm'
import { type CardsOn, canPayByCard } from '#features/payments/stripe/takes-cards/index'
import { languagesOf } from '#features/people/auth/index'
import { userStore } from '#features/people/users/index'
import type { TournamentRow } from '#features/tournaments/tournaments/index'
import type { Doer } from '#platform/audit/doer'
import { toRecord } from '#platform/database/records'
import type { Queryable, Tx } from '#platform/database/types'
import type { Language } from '#platform/http/language-of'
import { byMailOrSms } from '#platform/outgoing/by-mail-or-sms'
import { leaveMessages } from '#platform/outgoing/leave-message'
import { entryCounts } from '../tournament-entries/index.ts'
import { LETTERS } from './letters.ts'
import { placeUntil } from './place-until.ts'
import { type PreRegistrationRow, preRegistrationStore as store } from './tournament-pre-registrations.store.ts'
import { tournamentPreRegistrations as table } from './tournament-pre-registrations.table.ts'

const maxBoatsOf = ({ settings }: Pick<TournamentRow, 'settings'>) => settings.payout?.maxBoats ?? null

async function fieldOf(db: Queryable, tournament: string) {
  const notYetBoats = await store.list(db, and(eq(table.tournament, tournament), eq(table.converted, false)))
  const boats = (await entryCounts(db, [tournament])).get(tournament) ?? 0
  return { boats, teams: notYetBoats.map((row) => toRecord(row)) }
}

/** Whether who signs up now has to wait. The tournament is held, so that of two who come for the last place one waits. */
export async function isFull(tx: Tx, tournament: TournamentRow): Promise<boolean> {
  const max = maxBoatsOf(tournament)
  if (max === null) return false
  const { boats, teams } = await fieldOf(tx, tournament.id)
  return mustWait(placesLeft(max, boats, teams), waitingInLine(teams).length)
}

/** What visitors may know of the places, and where this caller stands. */
export async function placesOf(db: Queryable, tournament: TournamentRow, actor: Actor | null): Promise<Places> {
  const maxBoats = maxBoatsOf(tournament)
  const { boats, teams } = await fieldOf(db, tournament.id)
  const line = waitingInLine(teams)
  const own = actor ? line.findIndex(({ users }) => users.includes(actor.id)) + 1 : 0
  return { maxBoats, left: placesLeft(maxBoats, boats, teams), waiting: line.length, inLine: own || null }
}

/** 2: this team is the second in line. Null: it has a place. */
export async function inLineOf(db: Queryable, { id, tournament }: PreRegistrationRow): Promise<number | null> {
  const { teams } = await fieldOf(db, tournament)
  return waitingInLine(teams).findIndex(({ _id }) => _id === id) + 1 || null
}

/** Gives free places to who has waited longest, and tells them. For a tournament that is held; a cancelled one has no places. */
export async function moveUp(tx: Tx, tournament: TournamentRow, doer: Doer, on: CardsOn): Promise<void> {
  if (tournament.cancelled) return
  const { boats, teams } = await fieldOf(tx, tournament.id)
  const moving = nextInLine(maxBoatsOf(tournament), boats, teams).map(({ _id }) => _id)
  if (!moving.length) return
  const rows = await store.lockMany(tx, moving)
  const moved = await store.updateMany(
    tx,
    rows.map((before) => ({ before, changes: { onWaitingList: false, heldUntil: placeUntil(tournament, before, 'movesUp', doer.at) } })),
    doer,
    () => ({ tournament: tournament.id, summary: 'Moved up from the waiting list' }),
  )
  await tellTheyAreIn(tx, moved, tournament, doer, on)
}

/** By mail, or by SMS where there is no mail. A number that came by the QR code was never proved to be theirs: it gets none. */
export async function tellTheyAreIn(
  tx: Tx,
  teams: readonly PreRegistrationRow[],
  tournament: TournamentRow,
  { at }: Doer,
  on: CardsOn,
): Promise<void> {
  const found = await userStore.findMany(tx, [...new Set(teams.flatMap(({ users }) => users))])
  const people = new Map(found.map((person) => [person.id, person]))
  const { id, name } = tournament
  const link = `/angler/tournaments/${id}/registration`
  const byCard = await canPayByCard(on, tx, tournament)
  const readsOf = await languagesOf(tx, [...people.keys()])
  const messages = teams.flatMap(({ users, byQr, heldUntil }) =>
    users.flatMap((user) => {
      const person = people.get(user)
      if (!person) return []
      const language = readsOf(user)
      const { subject, text } = LETTERS[language].youAreIn
      return byMailOrSms(
        person,
        { subject: subject(name), text: text(name, howToPay(tournament, heldUntil, byCard, language)) },
        { link, topic: 'tournament', language },
        !byQr,
      )
    }),
  )
  await leaveMessages(tx, messages, { at, about: id })
}

/** How a team pays for the place it got, and until when: by the clock at the ramp. */
function howToPay(tournament: TournamentRow, heldUntil: string | null, byCard: boolean, language: Language): string {
  const { locale, youAreIn } = LETTERS[language]
  const day = { weekday: 'long', month: 'long', day: 'numeric' } as const
  if (heldUntil) {
    const clock = { ...day, hour: 'numeric', minute: '2-digit', timeZone: zoneOf(tournament).iana } as const
    return youAreIn.cardOnly(new Date(heldUntil).toLocaleString(locale, clock))
  }
  if (!byCard) return youAreIn.atRamp
  return youAreIn.cardOrRamp(new Date(payBy(tournament)).toLocaleDateString(locale, { ...day, timeZone: 'UTC' }))
}
