import { eq } from 'drizzle-orm'
import type { Person, TestServer } from '#platform/testing/test-server'
import { tournaments } from '../../features/tournaments/tournaments/tournaments.table.ts'
import { aWorld, type World } from '../a-world.ts'

/** Everybody who asks, in the columns of the matrix. Ana directs the one world, Bo the other. */
export const SUBJECTS = ['visitor', 'lily', 'tom', 'cody', 'lou', 'ana', 'helper', 'wes', 'bo', 'elsa', 'sam', 'sam as ana'] as const
export type Subject = (typeof SUBJECTS)[number]

export const WHO: Record<Subject, string> = {
  visitor: 'nobody signed in',
  lily: 'an angler, of whom the records of a person are',
  tom: 'another angler',
  cody: 'named co-director of the tournament',
  lou: 'holds a license of the director, which gives no rights by itself',
  ana: 'the director of the tour and of everything in it',
  helper: 'an assistant with this tour',
  wes: 'an assistant with this tour who weighs and checks in, and does nothing else',
  bo: 'a director with tours of his own',
  elsa: 'an assistant of the other director',
  sam: 'a system admin',
  'sam as ana': 'the admin, acting as the director',
}

export type Cast = { people: Record<Subject, Person | null>; mine: World; theirs: World }

/** Two directors with a record of each family, and everybody who may want to look at them. */
export async function aCast(ramp: TestServer, signInAs: (id: string) => Promise<Person>): Promise<Cast> {
  const ana = await ramp.person('Director', 'Ana Hall')
  const bo = await ramp.person('Director', 'Bo Kim')
  const sam = await ramp.person('System Admin', 'Sam Root')
  const mine = await aWorld(ramp, ana)
  const theirs = await aWorld(ramp, bo)
  const cody = await ramp.person('Angler', 'Cody Co')
  await ramp.db
    .update(tournaments)
    .set({ coDirectors: [cody.id] })
    .where(eq(tournaments.director, ana.id))
  return {
    mine,
    theirs,
    people: {
      visitor: null,
      lily: await signInAs(mine.user),
      tom: await ramp.person('Angler', 'Tom Tran'),
      cody,
      lou: await ramp.person('Angler', 'Lou Fields'),
      ana,
      helper: await ramp.person('Director', 'Hal Per', { isAssistant: true, tours: [mine.tour] }),
      wes: await ramp.person('Director', 'Wes Scale', { isAssistant: true, weighTours: [mine.tour] }),
      bo,
      elsa: await ramp.person('Director', 'Elsa Ward', { isAssistant: true, tours: [theirs.tour] }),
      sam,
      'sam as ana': null,
    },
  }
}
