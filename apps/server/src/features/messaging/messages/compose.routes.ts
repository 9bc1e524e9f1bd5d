import { composeCalls as calls } from '@ramplight/contract/messaging/compose'
import type { Message } from '@ramplight/contract/messaging/messages'
import { SMS_PART_PRICE } from '@ramplight/contract/system/setting-keys'
import { todayAt } from '@ramplight/contract/tournaments/today-at'
import { brand } from '@ramplight/domain/kernel/brand'
import { refused } from '@ramplight/domain/kernel/errors'
import { smsCost, smsLength } from '@ramplight/domain/messaging/sms-length'
import { smsWords } from '@ramplight/domain/messaging/sms-words'
import { topicOf } from '@ramplight/domain/messaging/topics'
import type { MessageSubject } from '@ramplight/domain/policies/areas/messaging'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { isAdmin } from '@ramplight/domain/policies/who'
import { fullName } from '@ramplight/domain/registration/full-name'
import { hasBegun } from '@ramplight/domain/registration/registration-window'
import { CENTRAL, type Zone, zoneOf } from '@ramplight/domain/tournament/zones'
import type { FastifyInstance } from 'fastify'
import { userStore } from '#features/people/users/index'
import { demandFeature, type Seller } from '#features/subscriptions/plans/index'
import { settingOf } from '#features/system/admin-settings/index'
import { findTournament, type TournamentRow, tournamentSubject } from '#features/tournaments/tournaments/index'
import { type SeasonRow, seasonsWithDirectors } from '#features/tours/seasons/index'
import type { Queryable } from '#platform/database/types'
import { signedIn } from '#platform/http/context'
import type { AppDeps } from '#platform/http/deps'
import { route } from '#platform/http/route'
import { leaveMessage } from '#platform/outgoing/leave-message'
import { peopleOf, refuseForeignFlight } from './audience-people.ts'
import { addressOf, copiesFor } from './copies.ts'
import { goesAt, sendAfterOf } from './goes-at.ts'
import type { Present } from './page-of-messages.ts'
import { sendToPeople } from './send-to-people.ts'

type Named = { tournament?: string | null | undefined; season?: string | null | undefined }
export type Place = { tournament: TournamentRow | null; season: SeasonRow | null }

/** The tournament and the season that a message is about; null when one of them is not there. */
export async function placeOf(db: Queryable, named: Named): Promise<Place | null> {
  const tournament = named.tournament ? await findTournament(db, named.tournament) : null
  const season = named.season ? ((await seasonsWithDirectors(db, [named.season])).get(named.season) ?? null) : null
  return (named.tournament && !tournament) || (named.season && !season) ? null : { tournament, season }
}

export const placeSubject = ({ tournament, season }: Place): MessageSubject => ({
  ...{ sender: null, tour: null, season },
  tournament: tournament && tournamentSubject(tournament),
})

/** Where a season is at home nobody has said; the middle of the country is nobody's deep night. */
const SEASON_ZONE = CENTRAL
const LONGEST_NAME = 40

const nameOf = ({ tournament, season }: Place): string => (tournament ?? season)?.name?.slice(0, LONGEST_NAME) ?? brand.name
/**
 * What a director writes to people comes with a level. What the product tells them by itself does not, and nothing about an event that has
 * begun does: fog is no moment for a level.
 */
export const demandMessages = async (deps: Seller, actor: Actor, { tournament, season }: Place, now: Date): Promise<void> => {
  const isOn = tournament && hasBegun(tournament, todayAt(zoneOf(tournament), now))
  if (!isAdmin(actor) && !isOn) await demandFeature(deps, tournament?.director ?? season?.director ?? actor.id, 'messages')
}
/** Whose night counts. */
export const zoneOfPlace = ({ tournament }: Place): Zone => (tournament ? zoneOf(tournament) : SEASON_ZONE)

/** What a director writes to many, and the words to themselves before. */
export function composeRoutes(app: FastifyInstance, deps: AppDeps, present: Present): void {
  route(app, deps, calls.reach, {
    load: ({ body, deps }) => placeOf(deps.db, body),
    subject: placeSubject,
    handle: async ({ body, deps }, place) => {
      const people = await userStore.findMany(deps.db, await peopleOf(deps.db, body))
      const { reached, unreached } = await copiesFor(deps.db, people, body.type, topicOf(body))
      const { at, isHeldForNight } = goesAt({ ...body, channel: body.type, zone: zoneOfPlace(place), now: deps.now() })
      const asSent = body.type === 'sms' ? smsWords(nameOf(place), body.message) : ''
      const partsEach = smsLength(asSent).parts
      const phones = new Set(reached.map(({ to }) => to)).size
      return {
        people: people.length,
        reached: reached.length,
        unreached: unreached.map(({ person, why }) => ({ _id: person.id, name: fullName(person), why })),
        ...{ partsEach, parts: partsEach * phones, cost: await costOf(deps.db, partsEach * phones) },
        ...{ goesAt: at.toISOString(), isHeldForNight, asSent },
      }
    },
  })

  route(app, deps, calls.send, {
    load: ({ body, deps }) => placeOf(deps.db, body),
    subject: placeSubject,
    handle: async (ctx, place) => {
      const { body, deps, doer } = ctx
      const actor = signedIn(ctx)
      const people = await userStore.findMany(deps.db, await peopleOf(deps.db, body))
      if (body.audience.flight) await refuseForeignFlight(deps.db, body.audience.flight, place.tournament?.id)
      if (!people.length) throw refused('message.nobody')
      await demandMessages(deps, actor, place, deps.now())
      const sender = await userStore.find(deps.db, actor.id)
      const { _id, type, subject, message, audience, tournament, season, sendAfter, evenAtNight } = body
      const row = await sendToPeople(
        deps.db,
        {
          ...{ id: _id, channel: type, people, subject: type === 'email' ? subject : null, message, audience },
          ...{ tournament, season, tour: place.season?.tour ?? null, sender: actor.id },
          from: { name: nameOf(place), replyTo: sender?.email ?? null },
          goesOut: (now) => sendAfterOf({ channel: type, zone: zoneOfPlace(place), now, sendAfter, evenAtNight }),
        },
        doer,
      )
      return (await present([row], actor, deps))[0] as Message
    },
  })

  route(app, deps, calls.testToMe, {
    load: ({ body, deps }) => placeOf(deps.db, body),
    subject: placeSubject,
    handle: async (ctx, place) => {
      const { body, deps, doer } = ctx
      const self = await userStore.find(deps.db, signedIn(ctx).id)
      const to = self && addressOf(self, body.type)
      if (!self || !to) throw refused('message.own-address')
      const words =
        body.type === 'email'
          ? { kind: 'mail' as const, to, subject: body.subject || nameOf(place), text: body.message }
          : { kind: 'sms' as const, to, text: smsWords(nameOf(place), body.message) }
      await leaveMessage(deps.db, { ...words, person: self.id }, { at: doer.at, about: self.id })
      return { to }
    },
  })
}

/** What so many parts cost in cents, by the price that the system admin has set; null without one. */
async function costOf(db: Queryable, parts: number): Promise<number | null> {
  const dollars = Number((await settingOf(db, SMS_PART_PRICE)) ?? Number.NaN)
  return Number.isFinite(dollars) && dollars >= 0 ? smsCost(parts, Math.round(dollars * 100_000)) : null
}
