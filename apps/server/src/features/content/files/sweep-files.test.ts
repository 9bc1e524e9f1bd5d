import { documentCalls } from '@ramplight/contract/content/documents'
import { fileCalls } from '@ramplight/contract/content/files'
import { uploaderCalls } from '@ramplight/contract/content/uploader'
import { newId } from '@ramplight/contract/kernel/new-id'
import { inArray, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import type { FilesHere } from '#platform/file-store/files-here'
import { filesOnS3 } from '#platform/file-store/on-s3'
import { filesOfTest } from '#platform/file-store/testing/files-of-test'
import { s3StandIn } from '#platform/file-store/testing/s3-stand-in'
import { inTrash, outOfTrash } from '#platform/file-store/trash'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { files } from './files.table.ts'
import { sweepFiles, sweepInTurn } from './sweep-files.ts'
import { aPdf } from './testing/some-files.ts'

const DAY_MS = 86_400_000
const closing: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const close of closing.reverse()) await close()
})

const PLACES: Record<'folder' | 'bucket', () => Promise<FilesHere>> = {
  folder: async () => filesOfTest(),
  bucket: async () => {
    const bucket = await s3StandIn()
    closing.push(bucket.close)
    return { ...filesOfTest(), store: filesOnS3(bucket.settings) }
  },
}

describe('the sweep of files', () => {
  let ramp: TestServer
  let lily: Person
  let now: Date
  const days = async (count: number) => {
    now = new Date(now.getTime() + count * DAY_MS)
    lily = await ramp.again(lily)
  }
  const open = async (place: keyof typeof PLACES) => {
    now = new Date()
    ramp = await aTestServer({ now: () => now, files: await PLACES[place]() })
    closing.push(ramp.close)
    lily = await ramp.person('Angler', 'Lily Reyes')
    await sweepFiles(ramp.deps)
  }

  const upload = async (text: string): Promise<string> => {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(aPdf(text))]), `${text}.pdf`)
    return ((await ramp.call(uploaderCalls.upload, { as: lily, form })).body as { path: string }).path
  }
  const inUse = async (text: string) => {
    const path = await upload(text)
    await ramp.call(documentCalls.create, { as: lily, body: { label: text, path } })
    return path
  }
  const manyInUse = async (count: number) => {
    const paths: string[] = []
    for (let n = 0; n < count; n++) paths.push(await inUse(`paper-${n}`))
    return paths
  }
  const status = async (path: string) =>
    (await fetch(`${ramp.address}${path}`, { headers: { authorization: `Bearer ${lily.token}` } })).status
  const keys = async () => {
    const all: string[] = []
    for await (const { key } of ramp.deps.files.store.list()) if (key.endsWith('.pdf') || key.endsWith('.xlsx')) all.push(key)
    return all.sort()
  }
  const lying = async () => (await keys()).filter((key) => outOfTrash(key) === null)

  test('puts what no record has named for a month into the trash, and takes it out of there when one names it again', async () => {
    await open('folder')
    const [kept, unused, missed] = [await inUse('kept'), await upload('unused'), await upload('missed')]
    await days(1)
    expect(await sweepFiles(ramp.deps)).toMatchObject({ trashed: 0, halt: null })
    await days(31)
    expect(await sweepFiles(ramp.deps)).toMatchObject({ trashed: 2, halt: null })
    expect([await status(kept), await status(unused), await status(missed)]).toEqual([200, 404, 404])
    // A device that was offline for two months.
    expect((await ramp.call(documentCalls.create, { as: lily, body: { label: 'missed', path: missed } })).status).toBe(200)
    await days(20)
    expect(await sweepFiles(ramp.deps)).toMatchObject({ back: 1 })
    await days(11)
    expect(await sweepFiles(ramp.deps)).toMatchObject({ trashed: 0, gone: 1 })
    expect([await status(kept), await status(unused), await status(missed)]).toEqual([200, 404, 200])
    const rows = await ramp.db.select({ copies: files.copies }).from(files)
    expect(await keys()).toEqual(rows.flatMap(({ copies }) => copies.map(({ key }) => key)).sort())
  })

  test('takes copies without a row when they are a day old, sheets without a way back, and nothing that is not ours', async () => {
    await open('folder')
    const { store } = ramp.deps.files
    const stray = `ab/${newId()}-0011223344556677/whole.pdf`
    await store.put(stray, aPdf(), 'application/pdf')
    await store.put('dumps/2026-11-30.pdf', aPdf(), 'application/pdf')
    await ramp.call(fileCalls.exportData, { as: lily, body: { name: 'Anglers', columns: ['Name'], rows: [['Lily']] } })
    expect(await sweepFiles(ramp.deps)).toMatchObject({ trashed: 0 })
    await days(2)
    expect(await sweepFiles(ramp.deps)).toMatchObject({ trashed: 1, halt: null })
    expect(await keys()).toEqual(['dumps/2026-11-30.pdf', inTrash(stray)])
  })

  test.each(['folder', 'bucket'] as const)(
    'takes nothing from a %s where the database is another one, until the operator says so',
    async (place) => {
      await open(place)
      const paths = await manyInUse(12)
      await days(3)
      const before = await keys()
      const other = await aTestServer({ now: () => now, files: ramp.deps.files })
      closing.push(other.close)
      const said: string[] = []
      const sweeping = sweepInTurn(other.deps, (line) => said.push(line))
      await sweeping.close()
      const { halt } = await sweepFiles(other.deps)
      expect([await keys(), halt]).toEqual([
        before,
        { why: 'other-database', going: 12, all: 12, code: expect.stringMatching(/^[0-9a-f]{8}$/) },
      ])
      expect(said).toEqual([expect.stringContaining(`the file store belongs to another database, and 12 of its 12 files would go`)])
      expect(await (await fetch(`${other.address}/healthz/ready`)).json()).toEqual({
        status: 'ok',
        attention: { 'file-store': 'other-database' },
      })
      // A copy of the database is not its own either, although the installation is the same.
      const copy = { ...other.deps, installation: ramp.deps.installation }
      expect((await sweepFiles(copy)).halt?.why).toBe('other-database')
      expect(await sweepFiles({ ...other.deps, files: { ...ramp.deps.files, confirmed: { code: halt!.code, most: 11 } } })).toMatchObject({
        halt: { why: 'too-many' },
      })
      const confirmed = { ...ramp.deps.files, confirmed: { code: halt!.code, most: 12 } }
      expect(await sweepFiles({ ...other.deps, files: confirmed })).toMatchObject({ trashed: 12, halt: null })
      // It was a mistake after all: nothing is lost, and what was confirmed once counts once.
      expect((await sweepFiles(ramp.deps)).halt).toMatchObject({ why: 'other-database', going: 0 })
      expect(await Promise.all(paths.map(status))).toEqual(paths.map(() => 200))
      expect(await lying()).toEqual(before)
    },
  )

  test('takes nothing where a database is older than the files, and more than a tenth of them would go', async () => {
    await open('folder')
    const paths = await manyInUse(20)
    const newest = paths.slice(12)
    const rows = await ramp.db.select().from(files).where(inArray(files.path, newest))
    await days(3)
    await ramp.db.delete(files).where(inArray(files.path, newest))
    const { halt, trashed } = await sweepFiles(ramp.deps)
    expect([halt, trashed, (await lying()).length]).toEqual([{ why: 'too-many', going: 8, all: 20, code: halt!.code }, 0, 20])
    ramp.deps.files.confirmed = { code: halt!.code, most: 8 }
    expect(await sweepFiles(ramp.deps)).toMatchObject({ trashed: 8, halt: null })
    // The newer dump is found.
    await ramp.db.insert(files).values(rows)
    await days(1)
    expect(await status(newest[0]!)).toBe(200)
    expect(await sweepFiles(ramp.deps)).toMatchObject({ back: 7, trashed: 0, halt: null })
    expect((await lying()).length).toBe(20)
    // What was confirmed once is spent.
    await ramp.db.delete(files).where(inArray(files.path, newest))
    await days(2)
    expect((await sweepFiles(ramp.deps)).halt).toMatchObject({ why: 'too-many', going: 8 })
  })

  test('takes nothing from a store that says nothing of its owner and that this database does not know', async () => {
    await open('folder')
    await manyInUse(3)
    await ramp.deps.files.store.remove(['installation/owner.json'])
    await days(3)
    const other = await aTestServer({ now: () => now, files: ramp.deps.files })
    closing.push(other.close)
    await sweepInTurn(other.deps, () => {}).close()
    expect((await sweepFiles(other.deps)).halt).toMatchObject({ why: 'too-many', going: 3, all: 3 })
    expect(await sweepFiles(ramp.deps)).toMatchObject({ trashed: 0, halt: null })
    await ramp.db.execute(sql`delete from files`)
    // A handful may always go, from its own.
    expect(await sweepFiles(ramp.deps)).toMatchObject({ trashed: 3, halt: null })
  })
})
