import { OUR_HEADER } from '@ramplight/contract/kernel/our-answer'
import { authCalls } from '@ramplight/contract/people/auth'
import { speciesCalls } from '@ramplight/contract/tournaments/species'
import Fastify, { type FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { route } from '../http/route.ts'
import { aTestServer } from './test-server.ts'
import { watchAnswers } from './watch-answers.ts'

const bass = {
  _id: 'a'.repeat(24),
  _rev: 1,
  createdAt: '2027-06-12T11:00:00.000Z',
  updatedAt: '2027-06-12T11:00:00.000Z',
  name: 'Bass',
  waterType: 'Both',
}

/** What is found when the server answers these things; the routes are not ours, only their addresses are. */
async function foundIn(plant: (app: FastifyInstance) => void, ...urls: string[]) {
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } })
  app.addHook('onRequest', async (_request, reply) => void reply.header(OUR_HEADER, '1'))
  const watched = watchAnswers(app)
  plant(app)
  const answers: unknown[] = []
  for (const url of urls) answers.push((await app.inject(url)).json())
  await app.close()
  return { ...watched, answers }
}
const oneSpecies = (answer: unknown) => (app: FastifyInstance) => app.get('/api/species/:id', async () => answer)

describe('watching what is answered', () => {
  test('an answer as documented is in order', async () => {
    expect((await foundIn(oneSpecies(bass), '/api/species/1')).mismatches).toEqual([])
  })

  test('an answer that does not say whose it is, is caught', async () => {
    const unsigned = (app: FastifyInstance) =>
      app.get('/api/species/:id', async (_request, reply) => {
        reply.removeHeader(OUR_HEADER)
        return bass
      })
    expect((await foundIn(unsigned, '/api/species/1')).mismatches).toEqual([expect.stringContaining('does not say that it is ours')])
  })

  test.each([
    ['a field of another type', { ...bass, name: 7 }, '/name must be string'],
    ['a missing field', { ...bass, _rev: undefined }, "must have required property '_rev'"],
    ['a word that is not in the list', { ...bass, waterType: 'Mud' }, '/waterType must be equal to one of the allowed values'],
    ['a day that does not exist', { ...bass, createdAt: '2027-02-31T11:00:00.000Z' }, '/createdAt must match'],
    [
      'a field that nobody documented',
      { ...bass, password: 'Topwater!1' },
      'must NOT have additional properties {"additionalProperty":"password"}',
    ],
  ])('%s is caught', async (_name, answer, words) => {
    const { mismatches } = await foundIn(oneSpecies(answer), '/api/species/1')
    expect(mismatches).toEqual([expect.stringContaining(words)])
    expect(mismatches[0]).toContain('species.get 200')
  })

  test('so it is inside a list, behind another name of the call, and with the last slash left out', async () => {
    const { mismatches } = await foundIn(
      (app) => {
        for (const url of ['/api/species/', '/api/species/list']) app.get(url, async () => [bass, { ...bass, secret: 1 }])
      },
      '/api/species',
      '/api/species/list',
    )
    expect(mismatches).toEqual([
      expect.stringContaining('species.list 200: /1 must NOT'),
      expect.stringContaining('species.list.2 200: /1 must NOT'),
    ])
  })

  test('a refusal without the envelope is caught, and a status that is not listed is noted', async () => {
    const watched = await foundIn(
      (app) =>
        app.get('/api/species/:id', async (_, reply) => reply.status(418).header('cache-control', 'no-store').send({ error: 'tea' })),
      '/api/species/1',
    )
    expect(watched.mismatches).toEqual([expect.stringContaining("species.get 418: the answer must have required property 'message'")])
    expect([...watched.unlisted]).toEqual(['species.get 418'])
  })

  test('what the contract does not name never leaves a route of ours', async () => {
    const ramp = await aTestServer()
    const leaky = { needed: true, demo: false, takesCards: false, mapTiles: null, signingKey: 'secret' }
    const { answers, mismatches } = await foundIn((app) => {
      route(app, ramp.deps, authCalls.setupState, { handle: async () => leaky as never })
    }, '/api/auth/setup')
    expect([answers, mismatches]).toEqual([[{ needed: true, demo: false, takesCards: false, mapTiles: null }], []])
    await ramp.close()
  })

  test('a test server that answered something wrong does not close in peace', async () => {
    const ramp = await aTestServer()
    await ramp.call(authCalls.setupState)
    expect(ramp.answers.mismatches).toEqual([])
    ramp.answers.mismatches.push(`${speciesCalls.get.path} 200: planted`)
    await expect(ramp.close()).rejects.toThrow('planted')
  })
})
