import type { WireBodyOf } from '@ramplight/contract/kernel/endpoint'
import { newId } from '@ramplight/contract/kernel/new-id'
import { tournamentEntryCalls as calls } from '@ramplight/contract/registration/tournament-entries'
import { eq } from 'drizzle-orm'
import { inTransaction } from '#platform/database/in-transaction'
import type { Person, TestServer } from '#platform/testing/test-server'
import { type aForm, aTour, aTournament } from '../../../tournaments/testing/a-tournament.ts'
import { setStatus } from '../../../tournaments/tournaments/index.ts'
import { tournaments } from '../../../tournaments/tournaments/tournaments.table.ts'
import { weighInEvents } from '../../../weigh-in/weigh-ins/weigh-ins.table.ts'

type Body = WireBodyOf<typeof calls.create>

/** Ana's open tournament of teams of two, with whoever it takes to fill it. */
export async function aField(ramp: TestServer, ana: Person, more: Parameters<typeof aForm>[1] = {}) {
  const tour = await aTour(ramp, ana)
  const tournament = (await aTournament(ramp, ana, tour, { teamEvent: true, ...more }))._id
  const angler = (name: string) => ramp.person('Angler', name, { tours: [tour] })
  const tryEnter = (users: (Person | string)[], body: Partial<Body> = {}, as: Person = ana) =>
    ramp.call(calls.create, {
      as,
      body: { tournament, users: users.map((one) => (typeof one === 'string' ? one : one.id)), ...body },
    })

  return {
    tour,
    tournament,
    angler,
    tryEnter,
    /** Enters new anglers of these names in one boat. */
    enter: async (names: string[], body: Partial<Body> = {}) => {
      const people = []
      for (const name of names) people.push(await angler(name))
      const answer = await tryEnter(people, body)
      if (!answer.body) throw new Error(answer.error.message)
      return answer.body
    },
    revision: async () => {
      const [row] = await ramp.db.select().from(tournaments).where(eq(tournaments.id, tournament))
      return row?.resultsRevision ?? -1
    },
    complete: () =>
      inTransaction(ramp.db, (tx) => setStatus(tx, tournament, 'Completed', { id: ana.id, at: new Date().toISOString(), device: null })),
    weigh: async (entry: string) => {
      const [id, at] = [newId(), new Date().toISOString()]
      await ramp.db
        .insert(weighInEvents)
        .values({ id, weighIn: id, kind: 'weigh', tournament, entry, day: 0, at, receivedAt: at, by: ana.id, weight: 16_000, totalFish: 1 })
    },
  }
}
