import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '../../../server/src/platform/testing/test-server.ts'
import '../../../web/src/shell/local-families/all.ts'
import type { Local } from '../../../web/src/platform/local/answers/local.ts'
import { aRichSeason, type RichSeason } from './a-rich-season.ts'
import { deviceTells, serverTells } from './answers.ts'
import { docsByFeed, personOf } from './documents.ts'
import { localBook } from './local-book.ts'
import { askedByScreens } from './screens.ts'

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

  test('every question of a day is answered as the server answers it', async () => {
    const otherwise = []
    for (const [call, asked] of askedByScreens(lake, person, who === 'hal')) {
      const server = await serverTells(ramp, person, call, asked)
      try {
        expect(await deviceTells(local, call, asked)).toEqual(server)
      } catch (error) {
        otherwise.push(`${call.path} ${JSON.stringify(asked)}: ${(error as Error).message}`)
      }
    }
    expect(otherwise).toEqual([])
  })
})
