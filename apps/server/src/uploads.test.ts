import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filesOfTest } from '#platform/file-store/testing/files-of-test'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { writeZip } from '#platform/zip/write-zip'
import { aPdf, whitePng } from './features/content/files/testing/some-files.ts'
import { aTour } from './features/tournaments/testing/a-tournament.ts'
import { CALLS, type Named } from './testing/matrix/calls.ts'

/** Every call that takes files, found in the contract: a new one is under the same rules. */
const TAKES_FILES = CALLS.filter(({ call }) => call.form).map((named) => [`${named.family}.${named.name}`, named] as const)
const NO_DISK_IS_AS_LARGE_MB = 1e12

describe('a call that takes files', () => {
  let ramp: TestServer
  let full: TestServer
  let crowded: TestServer
  const people = new Map<TestServer, { ana: Person; tour: string }>()
  /** A white picture of 17.5 million pixels, and a ZIP of one letter: both a few kilobytes. */
  let bombs: Buffer[]
  beforeAll(async () => {
    bombs = [await whitePng(5_000, 3_500), writeZip(new Map([['manifest.json', Buffer.alloc(20_000_000, ' ')]]))]
    ramp = await aTestServer()
    full = await aTestServer({ files: filesOfTest({ free: NO_DISK_IS_AS_LARGE_MB }) })
    crowded = await aTestServer({ files: filesOfTest({ perDirector: 0, perAngler: 0 }) })
    for (const server of [ramp, full, crowded]) {
      const ana = await server.person('Director', 'Ana Hall')
      people.set(server, { ana, tour: await aTour(server, ana) })
    }
  }, 120_000)
  afterAll(() => Promise.all([ramp, full, crowded].map((server) => server.close())))

  const sent = async (server: TestServer, { call, family }: Named, bytes: Buffer, name: string) => {
    const { ana, tour } = people.get(server)!
    const form = new FormData()
    if (family === 'event-files') form.append('tour', tour)
    form.append('file', new Blob([new Uint8Array(bytes)]), name)
    const { status, error } = await server.call(call, { as: ana, form })
    return [status, error?.code]
  }

  test.each(TAKES_FILES)('%s refuses what would become more than 100 times its bytes', async (_, named) => {
    const codes = await Promise.all(bombs.map((bytes) => sent(ramp, named, bytes, 'a.bin')))
    const refusals =
      named.family === 'event-files' ? ['event-file.not-one', 'event-file.too-large'] : ['upload.too-many-pixels', 'upload.kind']
    expect(codes.map(([, code]) => code)).toEqual(refusals)
  })

  test.each(TAKES_FILES)('%s takes nothing where the disk would have less than its floor', async (_, named) => {
    expect((await sent(full, named, aPdf(), 'a.pdf'))[1]).toBe('upload.no-room')
  })

  test.each(TAKES_FILES.filter(([, { family }]) => family !== 'event-files'))(
    '%s keeps nothing above what a person may have',
    async (_, named) => {
      expect((await sent(crowded, named, aPdf(), 'a.pdf'))[1]).toBe('upload.full')
    },
  )
})
