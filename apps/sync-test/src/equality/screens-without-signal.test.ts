import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '../../../server/src/platform/testing/test-server.ts'
import '../../../web/src/features/local/all.ts'
import type { Local } from '../../../web/src/platform/local/local-calls.ts'
import { aRichSeason, type RichSeason } from './a-rich-season.ts'
import { deviceTells, type Question, serverTells } from './answers.ts'
import { docsByFeed, personOf } from './documents.ts'
import { localBook } from './local-book.ts'
import { askedByScreens } from './screens.ts'

const PAID: ReadonlySet<string> = new Set([tournamentResultCalls.preview.path, tournamentResultCalls.board.path])

describe.each(['ana', 'hal'] as const)('from what the feed brought to the device of %s', (who) => {
  let ramp: TestServer
  let lake: RichSeason
  let person: Person
  let local: Local

  beforeAll(async () => {
    ramp = await aTestServer()
    lake = await aRichSeason(ramp)
    person = lake.people[who]
    local = localBook(await personOf(ramp, person), await docsByFeed(ramp, person))
  })
  afterAll(() => ramp.close())

  /** What pays by a table of Ana's own, which her helper is not shown: no money is shown rather than other money. */
  const isForAnaAlone = (path: string, { params }: Question) =>
    who === 'hal' && PAID.has(path) && (params as { id: string }).id === lake.running

  test('every question of a day is answered as the server answers it', async () => {
    const otherwise = []
    for (const [call, asked] of askedByScreens(lake, person, who === 'hal')) {
      const server = isForAnaAlone(call.path, asked) ? { refused: 'net.required' } : await serverTells(ramp, person, call, asked)
      try {
        expect(await deviceTells(local, call, asked)).toEqual(server)
      } catch (error) {
        otherwise.push(`${call.path} ${JSON.stringify(asked)}: ${(error as Error).message}`)
      }
    }
    expect(otherwise).toEqual([])
  })
})
