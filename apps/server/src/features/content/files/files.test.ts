import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { documentCalls } from '@ramplight/contract/content/documents'
import { fileCalls } from '@ramplight/contract/content/files'
import { uploaderCalls } from '@ramplight/contract/content/uploader'
import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'
import { newId } from '@ramplight/contract/kernel/new-id'
import { MAX_UPLOAD_BYTES } from '@ramplight/domain/content/upload-rules'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filesOfTest } from '#platform/file-store/testing/files-of-test'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aTour } from '../../tournaments/testing/a-tournament.ts'
import { aPdf, aPicture, gifBomb, hugeOnPaper, photoOfAPhone, whitePng } from './testing/some-files.ts'

describe('files', () => {
  let ramp: TestServer
  let ana: Person
  let bo: Person
  let lily: Person
  let tom: Person
  let admin: Person
  let tour: string
  const now = new Date()

  beforeAll(async () => {
    ramp = await aTestServer({ now: () => now, files: filesOfTest() })
    ana = await ramp.person('Director', 'Ana Hall')
    bo = await ramp.person('Director', 'Bo Kim')
    admin = await ramp.person('System Admin', 'Sam Root')
    tour = await aTour(ramp, ana)
    lily = await ramp.person('Angler', 'Lily Reyes', { tours: [tour] })
    tom = await ramp.person('Angler', 'Tom Tran', { tours: [tour] })
  })
  afterAll(() => ramp.close())

  type Sent = { name?: string; type?: string; fields?: Record<string, string>; call?: AnyEndpoint; as?: Person | null }
  const formOf = (files: Buffer[], { name = 'a.png', type = 'image/png', fields = {} }: Sent) => {
    const form = new FormData()
    for (const [key, value] of Object.entries(fields)) form.append(key, value)
    for (const bytes of files) form.append('file', new Blob([new Uint8Array(bytes)], { type }), name)
    return form
  }
  const upload = async (bytes: Buffer | Buffer[], sent: Sent = {}) => {
    const { call = uploaderCalls.upload, as = lily } = sent
    const answer = await ramp.call(call, { as, form: formOf([bytes].flat(), sent) })
    return { ...answer, body: answer.body as { _id: string; path: string } & Record<string, unknown> }
  }
  const get = async (path: string, { as, accept = '*/*' }: { as?: Person | null; accept?: string } = {}) => {
    const answer = await fetch(`${ramp.address}${path}`, { headers: { accept, ...(as ? { authorization: `Bearer ${as.token}` } : {}) } })
    return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
  }
  const arriving = () => readdir(ramp.deps.files.arriving).catch(() => [])
  const lying = async () => {
    const keys: string[] = []
    for await (const { key } of ramp.deps.files.store.list()) keys.push(key)
    return keys
  }
  const count = async () => Number((await ramp.db.execute<{ n: string }>(sql`select count(*) as n from files`)).rows[0]!.n)

  test('a photo of a phone is kept upright, in sizes and forms that readers take, and without where it was taken', async () => {
    const photo = await photoOfAPhone()
    // The control of this test: it is all in there.
    expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('SecretPhone')
    const { body } = await upload(photo, { name: 'IMG 1.jpg' })
    expect(body).toMatchObject({ success: true, kind: 'picture', isPrivate: false, width: 900, height: 1200, name: 'IMG 1.jpg' })
    expect(body.path).toMatch(/^\/uploads\/IMG1_\d+_[0-9a-f]{24}\.webp$/)
    const kept = await lying()
    expect(kept).toHaveLength(9)
    for (const [accept, width, type, wide] of [
      ['image/avif,image/webp,*/*', 300, 'image/avif', 400],
      ['image/webp,*/*', 100, 'image/webp', 128],
      ['*/*', 5000, 'image/jpeg', 900],
      ['', 1, 'image/jpeg', 128],
    ] as const) {
      const sent = await get(`${body.path}?w=${width}`, { accept })
      expect([sent.status, sent.headers.get('content-type')]).toEqual([200, type])
      const { width: is, exif, orientation, xmp, iptc } = await sharp(sent.bytes).metadata()
      expect([is, exif, orientation, xmp, iptc]).toEqual([wide, undefined, undefined, undefined, undefined])
      for (const word of ['SecretPhone', 'Canary', 'Lily']) expect(sent.bytes.includes(word), word).toBe(false)
    }
  })

  test('a picture goes out as nothing else, may be kept for ever, and nothing in it runs', async () => {
    const { body } = await upload(await aPicture(), { name: 'a"; filename="x.html' })
    const sent = await get(body.path)
    expect(Object.fromEntries(sent.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': "inline; filename*=UTF-8''a%2522%3B%20filename%3D%2522x.html",
      vary: expect.stringMatching(/accept/i),
    })
    const again = await fetch(`${ramp.address}${body.path}`, { headers: { 'if-none-match': sent.headers.get('etag')! } })
    expect(again.status).toBe(304)
  })

  test('that cannot be read just now is told so, and nobody keeps that answer for the picture', async () => {
    const { body } = await upload(await aPicture())
    const { files } = ramp.deps
    const { store } = files
    const refusal = async () => {
      const { status, headers } = await get(body.path)
      return [status, headers.get('cache-control'), headers.get('etag'), headers.get('content-disposition')]
    }
    // Another process wrote to a disk that this one does not see; then a bucket that does not answer.
    for (const [open, status] of [
      [async () => null, 404],
      [() => Promise.reject(new Error('no answer')), 503],
    ] as const) {
      files.store = { ...store, open, move: async () => false }
      expect(await refusal()).toEqual([status, 'no-store', null, null])
    }
    files.store = store
    expect(await refusal()).toEqual([200, expect.stringContaining('immutable'), expect.any(String), expect.any(String)])
  })

  const html = Buffer.from('<!doctype html><script>alert(1)</script>')
  const bad: [string, () => Promise<Buffer> | Buffer, string][] = [
    ['an HTML page called .png', () => html, 'upload.kind'],
    ['an SVG with a script', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), 'upload.kind'],
    ['nothing', () => Buffer.alloc(0), 'upload.kind'],
    ['a program', () => Buffer.from('\x7fELF\x02\x01\x01'.padEnd(200, '\0'), 'latin1'), 'upload.kind'],
    ['a PDF with a page before its head', () => Buffer.concat([html, aPdf()]), 'upload.kind'],
    ['a PDF without an end', () => Buffer.from('%PDF-1.7\n1 0 obj'), 'upload.kind'],
    ['a head of a PDF with no version', () => Buffer.from('%PDF-evil\n%%EOF'), 'upload.kind'],
    ['half a photo', async () => (await aPicture(300, 300, 'jpeg')).subarray(0, 4000), 'upload.broken'],
    ['the head of a PNG alone', async () => (await aPicture()).subarray(0, 40), 'upload.broken'],
    ['a white PNG of 17.5 million pixels in a few kilobytes', () => whitePng(5_000, 3_500), 'upload.too-many-pixels'],
    ['a PNG of 50,000 by 50,000', () => hugeOnPaper(50_000, 50_000), 'upload.too-many-pixels'],
  ]
  test.each(bad)('%s is refused, and nothing of it stays', async (_what, make, code) => {
    const before = [await count(), (await lying()).length]
    const { error, status } = await upload(await make())
    expect([status, error.code]).toEqual([400, code])
    expect([await count(), (await lying()).length]).toEqual(before)
    expect(await arriving()).toEqual([])
  })

  test('a picture with a page behind its end leaves without the page', async () => {
    const both = Buffer.concat([await aPicture(200, 200, 'jpeg'), html])
    const { body, status } = await upload(both, { type: 'text/html', name: 'x.html' })
    expect([status, body.path.endsWith('.webp')]).toEqual([200, true])
    for (const accept of ['*/*', 'image/webp', 'image/avif'])
      expect((await get(body.path, { accept })).bytes.includes('<script>')).toBe(false)
  })

  test('an animation of ten thousand frames is its first one', async () => {
    const { body } = await upload(gifBomb(10_000, 600), { name: 'a.gif' })
    expect(body).toMatchObject({ kind: 'picture', width: 600, height: 600 })
    expect((await sharp((await get(body.path)).bytes).metadata()).pages ?? 1).toBe(1)
  })

  describe('a path', () => {
    const into = (uploadPath: string) => upload(aPdf(), { call: uploaderCalls.uploadSingleToPath, fields: { uploadPath } })
    test('of a form stays below /uploads', async () => {
      expect((await into('lake-fork/waivers')).body.path).toMatch(/^\/uploads\/lake-fork\/waivers\/a_\d+_\w+\.pdf$/)
      const before = await count()
      for (const path of [
        '..',
        '../x',
        'a/../../x',
        '/etc',
        '\\\\host\\share',
        'C:\\x',
        'a//b',
        'a\0b',
        '%2e%2e',
        'a/./b',
        '.git',
        'x'.repeat(101),
      ])
        expect([path, (await into(path)).status]).toEqual([path, 400])
      expect(await count()).toBe(before)
    })

    test('of a file that is called after another place is its last part', async () => {
      for (const name of ['../../../etc/cron.d/x.png', '..\\..\\x.png', '/x.png'])
        expect((await upload(await aPicture(), { name })).body.path).toMatch(/^\/uploads\/x_\d+_\w+\.webp$/)
    })

    test('that is asked for never becomes one of the disk', async () => {
      for (const path of [
        '/uploads/../package.json',
        '/uploads/..%2f..%2fpackage.json',
        '/uploads/%2e%2e/%2e%2e/etc/passwd',
        '/uploads/%00',
        '/uploads/',
      ])
        expect([path, (await get(path)).status]).toEqual([path, 404])
    })
  })

  describe('a private document', () => {
    const waiver = async () => (await upload(aPdf('Lily signed'), { name: 'waiver.pdf', fields: { isPrivate: 'false' } })).body.path
    const statuses = (path: string, people: (Person | null)[]) => Promise.all(people.map(async (as) => (await get(path, { as })).status))

    test('is for who handed it in, whoever may see the document that names it, and admins', async () => {
      const path = await waiver()
      expect(await statuses(path, [lily, admin, ana, bo, tom, null])).toEqual([200, 200, 404, 404, 404, 404])
      await ramp.call(documentCalls.create, { as: lily, body: { label: 'Waiver', path, tour } })
      expect(await statuses(path, [lily, admin, ana, bo, tom, null])).toEqual([200, 200, 200, 404, 404, 404])
      const sent = await get(path, { as: ana })
      expect(sent.bytes).toEqual(aPdf('Lily signed'))
      expect(Object.fromEntries(sent.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': "attachment; filename*=UTF-8''waiver.pdf",
        'cache-control': 'private, no-store',
      })
    })

    test("is not opened by naming it in a document of one's own", async () => {
      const path = await waiver()
      const own = await ramp.call(documentCalls.create, { as: tom, body: { label: 'Mine', path, tour } })
      expect([own.status, own.error.code]).toEqual([400, 'reference.unknown'])
      const other = await ramp.call(documentCalls.create, { as: tom, body: { label: 'Mine', path: '/uploads/none.pdf' } })
      const moved = await ramp.call(documentCalls.update, { as: tom, params: { id: other.body._id }, body: { path } })
      expect([moved.status, moved.error.code]).toEqual([400, 'reference.unknown'])
      expect(await statuses(path, [tom])).toEqual([404])
      // A director sees it and may pass it on.
      await ramp.call(documentCalls.create, { as: lily, body: { label: 'Waiver', path, tour } })
      expect((await ramp.call(documentCalls.create, { as: ana, body: { label: 'Copy', path, user: lily.id } })).status).toBe(200)
    })

    test('is closed again when the document that named it is deleted', async () => {
      const path = await waiver()
      const { body } = await ramp.call(documentCalls.create, { as: lily, body: { label: 'Waiver', path, tour } })
      expect(await statuses(path, [ana])).toEqual([200])
      await ramp.call(documentCalls.remove, { as: lily, params: { id: body._id } })
      expect(await statuses(path, [ana, lily])).toEqual([404, 200])
    })

    test('may be a photo, and is in no list of pictures', async () => {
      const { body } = await upload(await aPicture(), { fields: { isPrivate: 'true' } })
      expect(await statuses(body.path, [lily, tom, null])).toEqual([200, 404, 404])
      const listed = (await ramp.call(fileCalls.getImages, { as: lily })).body.map(({ path }) => path)
      expect(listed).not.toContain(body.path)
      expect((await ramp.call(fileCalls.getImages, { as: bo })).body).toEqual([])
      expect(listed.length).toBeGreaterThan(2)
    })

    test('is told only to who may open it', async () => {
      const path = await waiver()
      const asked = { paths: [path, '/uploads/none.pdf'] }
      const told = async (as: Person) =>
        (await ramp.call(fileCalls.checkDocs, { as, body: asked })).body.map(({ file }) => file?.name ?? null)
      expect([await told(lily), await told(tom), await told(ana)]).toEqual([
        ['waiver.pdf', null],
        [null, null],
        [null, null],
      ])
    })
  })

  describe('sent again', () => {
    test('under its id, at once or after a lost answer, it is one file', async () => {
      const bytes = await aPicture(300, 300)
      const fields = { _id: newId() }
      const before = [await count(), (await lying()).length]
      const taps = await Promise.all([1, 2, 3].map(() => upload(bytes, { fields })))
      const later = await upload(bytes, { fields })
      expect(new Set([...taps, later].map(({ status, body }) => `${status} ${body.path}`)).size).toBe(1)
      expect([await count(), (await lying()).length]).toEqual([before[0]! + 1, before[1]! + 6])
    })

    test('three taps in one moment are one file, whoever of them is first; fifty times, because it is a matter of a millisecond', async () => {
      for (let turn = 0; turn < 50; turn++) {
        const fields = { _id: newId() }
        const taps = await Promise.all([1, 2, 3].map(() => upload(aPdf(`turn ${turn}`), { fields })))
        expect(taps.map(({ status, error }) => error?.code ?? status)).toEqual([200, 200, 200])
      }
    })

    test('under the id of another file, or of somebody else, it is refused', async () => {
      const fields = { _id: newId() }
      await upload(aPdf('one'), { fields })
      for (const [bytes, as] of [
        [aPdf('two'), lily],
        [aPdf('one'), tom],
      ] as const) {
        const { status, error } = await upload(bytes, { fields, as })
        expect([status, error.code]).toEqual([409, 'record.id-taken'])
      }
    })

    test('many at once are all kept, or none; and once', async () => {
      const call = uploaderCalls.uploadPathSpecifiedMultiple
      const fields = { path: 'waivers', _id: newId() }
      const before = [await count(), (await lying()).length]
      const broken = await upload([aPdf('a'), aPdf('b'), html], { call, fields })
      expect([broken.status, await count(), (await lying()).length]).toEqual([400, ...before])
      const files = async () =>
        ((await upload([aPdf('a'), aPdf('b')], { call, fields })).body as unknown as { files: { path: string }[] }).files
      const [first, second] = [await files(), await files()]
      expect([first.length, second]).toEqual([2, first])
      expect(await count()).toBe(before[0]! + 2)
      const many = await upload(
        Array.from({ length: 11 }, () => aPdf()),
        { call, fields: {} },
      )
      expect([many.status, many.error.code]).toEqual([400, 'upload.too-many-files'])
    })
  })

  describe('a large file', () => {
    const BORDER = 'ramp'
    /** The head of a form, and so many bytes of a file that comes slowly. */
    const begin = (length: number) => {
      const { hostname, port } = new URL(ramp.address)
      const line = connect(Number(port), hostname)
      line.on('error', () => {})
      line.write(
        `POST /api/uploader/upload HTTP/1.1\r\nhost: ramp\r\nauthorization: Bearer ${lily.token}\r\ncontent-type: multipart/form-data; boundary=${BORDER}\r\ncontent-length: ${length}\r\n\r\n--${BORDER}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.7\n`,
      )
      return line
    }
    const until = async (what: () => Promise<boolean>) => {
      for (let tries = 0; tries < 200 && !(await what()); tries++) await new Promise((next) => setTimeout(next, 25))
      expect(await what()).toBe(true)
    }

    test('that is cut in the middle leaves nothing behind', async () => {
      const before = [await count(), (await lying()).length]
      const line = begin(90_000_000)
      line.write(Buffer.alloc(2_000_000))
      await until(async () => (await arriving()).length === 1)
      line.destroy()
      await until(async () => (await arriving()).length === 0)
      expect([await count(), (await lying()).length]).toEqual(before)
    })

    test('comes at most four times at once from one person; somebody else is served, and so are they when a line is free', async () => {
      const lines = Array.from({ length: 4 }, () => begin(90_000_000))
      await until(async () => (await arriving()).length === 4)
      const { status, error } = await upload(aPdf())
      expect([status, error.code]).toEqual([429, 'request.too-many'])
      expect((await upload(aPdf(), { as: tom })).status).toBe(200)
      for (const line of lines) line.destroy()
      await until(async () => (await arriving()).length === 0)
      expect((await upload(aPdf())).status).toBe(200)
    })

    test('that says it is more than 100,000,000 bytes is refused before it comes', async () => {
      const line = begin(MAX_UPLOAD_BYTES + 200_000)
      const heard = await new Promise<string>((resolve) => line.on('data', (bytes) => resolve(String(bytes))))
      expect(heard).toMatch(/^HTTP\/1\.1 413 .*upload\.too-large/s)
      line.destroy()
      expect(await arriving()).toEqual([])
    })

    test('is taken up to one byte below', async () => {
      const all = Buffer.alloc(MAX_UPLOAD_BYTES, ' ')
      all.set(aPdf('large'))
      all.write('%%EOF\n', MAX_UPLOAD_BYTES - 7)
      const { status, body } = await upload(all.subarray(0, -1), { name: 'a.pdf' })
      expect([status, body.bytes]).toEqual([200, MAX_UPLOAD_BYTES - 1])
      all.set(await aPicture(50, 50, 'jpeg'))
      const { status: refusal, error } = await upload(all, { name: 'a.jpg' })
      expect([refusal, error.message]).toEqual([413, 'Image is too large. Please compress it, or try uploading a different one.'])
      expect(await arriving()).toEqual([])
    })
  })

  test('a request that is no form with a file hears so; a visitor is asked to sign in before anything is read', async () => {
    const json = await ramp.call(uploaderCalls.upload, { as: lily })
    expect([json.status, json.error.code]).toEqual([400, 'upload.no-file'])
    const empty = await ramp.call(fileCalls.upload, { as: lily, form: formOf([], { fields: { isPrivate: 'true' } }) })
    expect([empty.status, empty.error.code]).toEqual([400, 'upload.no-file'])
    const odd = await upload(aPdf(), { fields: { isPrivate: 'perhaps' } })
    expect([odd.status, odd.error.code]).toEqual([400, 'request.invalid'])
    const unknown = await upload(aPdf(), { fields: { user: tom.id } })
    expect([unknown.status, unknown.error.code]).toEqual([400, 'request.invalid'])
    expect((await upload(aPdf(), { as: null })).status).toBe(401)
  })

  test('rows become an Excel file for the caller alone, and what begins with = is a text', async () => {
    const body = {
      name: 'Anglers',
      columns: ['Name', 'Paid'],
      rows: [
        ['=1+1', 20],
        ['+Lily', null],
      ] as (string | number | null)[][],
    }
    const sheet = await ramp.call(fileCalls.exportData, { as: ana, body })
    expect(sheet.body).toMatchObject({ success: true, kind: 'export', isPrivate: true, name: 'Anglers.xlsx' })
    const sent = await get(sheet.body.path, { as: ana })
    expect([sent.status, sent.bytes.subarray(0, 2).toString()]).toEqual([200, 'PK'])
    expect((await get(sheet.body.path, { as: bo })).status).toBe(404)
    const again = await ramp.call(fileCalls.exportData, { as: ana, body: { ...body, _id: sheet.body._id } })
    expect(again.status).toBe(200)
  })
})
