import { payBy } from '@ramplight/domain/registration/pay-by'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { devicesOf } from '#features/messaging/push-subscriptions/index'
import { type CardsOn, canPayByCard } from '#features/payments/stripe/takes-cards/index'
import { languagesOf } from '#features/people/auth/index'
import { userStore } from '#features/people/users/index'
import type { TournamentRow } from '#features/tournaments/tournaments/index'
import type { Tx } from '#platform/database/types'
import type { Language } from '#platform/http/language-of'
import { byMailOrSms } from '#platform/outgoing/by-mail-or-sms'
import { leaveMessages, type OutgoingMessage } from '#platform/outgoing/leave-message'
import { LETTERS } from './letters.ts'
import type { PreRegistrationRow } from './tournament-pre-registrations.store.ts'

/** What a team hears of its spot: it waits, it is in, or it lost the spot because nobody paid. */
type News = 'waits' | 'youAreIn' | 'lapsed'
type About = { tournament: TournamentRow; at: string; on: CardsOn }

/**
 * Tells each angler of these teams by email, or by text message where there is no email, and on devices with notifications. A number that
 * came by the QR code was never proved to be theirs: it gets no text message.
 */
export async function tellTeams(tx: Tx, teams: readonly PreRegistrationRow[], news: News, { tournament, at, on }: About): Promise<void> {
  if (!teams.length) return
  const found = await userStore.findMany(tx, [...new Set(teams.flatMap(({ users }) => users))])
  const people = new Map(found.map((person) => [person.id, person]))
  const devices = await devicesOf(tx, [...people.keys()])
  const byCard = await canPayByCard(on, tx, tournament)
  const readsOf = await languagesOf(tx, [...people.keys()])
  const { id, name } = tournament
  const more = { link: `/angler/tournaments/${id}/registration`, topic: 'tournament' } as const
  const messages = teams.flatMap((team) =>
    team.users.flatMap((user): OutgoingMessage[] => {
      const person = people.get(user)
      if (!person) return []
      const language = readsOf(user)
      const words = wordsOf(news, team, { tournament, byCard, language })
      const pushed = devices.filter((device) => device.user === user)
      return [
        ...byMailOrSms(person, words, { ...more, language }, !team.byQr),
        ...pushed.map((device) => ({ kind: 'push' as const, to: device.id, person: user, subject: name, text: words.subject, ...more })),
      ]
    }),
  )
  await leaveMessages(tx, messages, { at, about: id })
}

type Reading = { tournament: TournamentRow; byCard: boolean; language: Language }

function wordsOf(news: News, { heldUntil }: PreRegistrationRow, { tournament, byCard, language }: Reading) {
  const texts = LETTERS[language]
  const { name } = tournament
  if (news === 'youAreIn') {
    const pay = howToPay(tournament, heldUntil, byCard, language)
    return { subject: texts.youAreIn.subject(name), text: texts.youAreIn.text(name, pay) }
  }
  return { subject: texts[news].subject(name), text: texts[news].text(name) }
}

/** How a team pays for the spot it got, and until when: by the clock at the ramp. */
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
