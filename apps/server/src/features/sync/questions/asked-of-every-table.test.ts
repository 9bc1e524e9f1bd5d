import { newId } from '@ramplight/contract/kernel/new-id'
import { questionCalls as calls } from '@ramplight/contract/sync/questions'
import { SYNC_TABLES, type SyncTable, TABLES } from '@ramplight/contract/sync/tables'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepQuestions, questionOf } from '#platform/sync/questions'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aWorld, type World } from '../../../testing/a-world.ts'
import { aDevice } from '../testing/a-device.ts'

/** Nothing of a signature is ever changed, so nobody can say two things of one. */
const NEVER_CHANGED: readonly SyncTable[] = ['waiver-acceptances']
/** What a device may change can be asked about; events only grow. Credits are the system's to give. */
const ASKED_ABOUT = SYNC_TABLES.filter((tbl) => TABLES[tbl].offline === 'full' && !NEVER_CHANGED.includes(tbl))
const OF_THE_SYSTEM: readonly SyncTable[] = ['director-credit-banks', 'credit-transactions']

describe('what is asked about a record of any table', () => {
  let ramp: TestServer
  let [ana, cy, root] = [] as unknown as [Person, Person, Person]
  let world: World

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    cy = await ramp.person('Director', 'Cy Far')
    root = await ramp.person('System Admin', 'Root')
    world = await aWorld(ramp, ana)
  }, 60_000)
  afterAll(() => ramp.close())

  async function ask(tbl: SyncTable): Promise<string> {
    const { op } = aDevice(ramp, ana)
    const about = op({ tbl, id: world.records[tbl]! })
    const question = questionOf(
      about,
      { field: 'name', base: 1, mine: 2, theirs: 3 },
      { id: ana.id, at: ramp.deps.now().toISOString(), device: null },
    )
    await ramp.db.transaction((tx) => keepQuestions(tx, ramp.deps.sync, [question]))
    return question._id
  }
  const answer = async (as: Person, id: string) => (await ramp.call(calls.answer, { as, params: { id }, body: { take: 'theirs' } })).status

  test.each(ASKED_ABOUT)('%s: travels to whoever may change it and is answered by them, and by nobody else', async (tbl) => {
    expect(world.records[tbl], 'the world has a record of it').toBeDefined()
    const id = await ask(tbl)
    const [hers, far] = [aDevice(ramp, ana), aDevice(ramp, cy)]
    await Promise.all([hers.pull(), far.pull()])
    const isOfSystem = OF_THE_SYSTEM.includes(tbl)
    expect({
      onHerDevice: hers.has('questions', id) !== undefined,
      onAnother: far.has('questions', id) !== undefined,
      byStranger: await answer(cy, id),
      byNobody: await answer(ana, newId()),
      by: await answer(isOfSystem ? root : ana, id),
    }).toEqual({ onHerDevice: !isOfSystem, onAnother: false, byStranger: 404, byNobody: 404, by: 200 })
    expect((await ramp.call(calls.search, { as: root, body: {} })).body?.some(({ _id }) => _id === id)).toBe(false)
  })
})
