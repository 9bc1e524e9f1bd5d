import { stripeCalls } from '@ramplight/contract/payments/stripe'
import { preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import { eq } from 'drizzle-orm'
import { aField } from '#features/registration/tournament-entries/testing/a-field'
import { tournamentEntries } from '../../../registration/tournament-entries/tournament-entries.table.ts'
import { tournamentPreRegistrations } from '../../../registration/tournament-pre-registrations/tournament-pre-registrations.table.ts'
import { giveUpPlaces } from '../give-up-places.ts'
import { closeLate } from '../reconcile.ts'
import { type CardRamp, PAYS } from './a-card-ramp.ts'

const QUARTER_MS = 16 * 60_000

/** What happens around the one place: its team opens a page, types a card there; the place is given up; late pages are closed. */
export const TEAM_ACTS = ['opens', 'types', 'gives up', 'closes'] as const
export type TeamStep = { does: 'a team wants the last place'; acts: readonly (typeof TEAM_ACTS)[number][] }

/**
 * An event beside that of the day, with one place, where nobody pays at the ramp: a team signs up and holds it, and another one waits in
 * line. A quarter of an hour is over whenever the server looks. `events`: all that there were on this day.
 */
export function dayOfATeam({ ramp, ana, standIn, work }: CardRamp, note: (what: string) => void) {
  const events: string[] = []
  const wrong: string[] = []
  const later = { ...work, now: () => new Date(Date.now() + QUARTER_MS) }

  const does = {
    'a team wants the last place': async ({ acts }: TeamStep) => {
      const field = await aField(ramp, await ramp.again(ana), { entryFee: 100, settings: { payout: { maxBoats: 1 } } })
      const { tournament } = field
      events.push(tournament)
      const sign = async (name: string) => {
        const as = await field.angler(name)
        const { body } = await ramp.call(preRegistrationCalls.create, { as, body: { tournament, team: { users: [as.id] } } })
        return { as, id: body._id }
      }
      const first = await sign('Moe Hay')
      await sign('Sue Kim')
      const pages = new Set<string>()
      const act = {
        opens: async () => {
          const { body } = await ramp.call(stripeCalls.createCheckout, { as: first.as, body: { entry: first.id } })
          const page = /cs_test_\w+/.exec(body?.url ?? '')
          if (page) pages.add(page[0])
        },
        types: async () => {
          for (const page of pages)
            try {
              standIn.typeCard(page, PAYS)
              note('a team pays for the last place')
            } catch {
              note('a team comes too late for the last place')
            }
        },
        'gives up': () => giveUpPlaces(later),
        closes: () => closeLate(later),
      }
      for (const one of [...acts, 'closes' as const, 'gives up' as const]) await act[one]()

      const boats = await ramp.db.select().from(tournamentEntries).where(eq(tournamentEntries.tournament, tournament))
      const teams = await ramp.db.select().from(tournamentPreRegistrations).where(eq(tournamentPreRegistrations.tournament, tournament))
      const places = teams.filter(({ deleted, converted, onWaitingList }) => !deleted && !converted && !onWaitingList)
      const hasPaid = [...pages].some((page) => standIn.state.things.get(page)?.payment_status === 'paid')
      const isBoat = boats.some(({ id, status }) => id === first.id && status === 'Paid')
      if (boats.length + places.length !== 1) wrong.push(`one place is ${boats.length} boats and ${places.length} teams that hold it`)
      if (hasPaid !== isBoat) wrong.push(`the team ${hasPaid ? 'has paid, and is no boat' : 'has not paid, and is a boat'}`)
      note(`the last place goes to ${isBoat ? 'who paid' : 'the next in line'}`)
    },
  } satisfies { [Name in TeamStep['does']]: (given: TeamStep) => Promise<unknown> }

  return { does, events, wrong }
}
export type DayOfATeam = ReturnType<typeof dayOfATeam>
