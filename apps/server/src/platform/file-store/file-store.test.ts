import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FileStore } from './file-store.ts'
import { filesOnDisk } from './on-disk.ts'
import { filesOnS3 } from './on-s3.ts'
import { s3StandIn } from './testing/s3-stand-in.ts'

const place = join(tmpdir(), `ramplight-store-${randomUUID()}`)
const folder = join(place, 'uploads')
let s3: Awaited<ReturnType<typeof s3StandIn>>
beforeAll(async () => {
  s3 = await s3StandIn()
  await mkdir(place, { recursive: true })
})
afterAll(async () => {
  await s3.close()
  await rm(place, { recursive: true, force: true })
})

/** One suite for every place where files may lie. */
describe.each([
  ['a folder', () => filesOnDisk(folder)],
  ['a bucket of S3', () => filesOnS3(s3.settings)],
])('files in %s', (_name, open) => {
  let store: FileStore
  beforeAll(() => {
    store = open()
  })
  const read = async (key: string) => {
    const stream = await store.open(key)
    return stream && (await buffer(stream)).toString()
  }
  const all = async () => {
    const keys: string[] = []
    for await (const { key } of store.list()) keys.push(key)
    return keys.sort()
  }

  test('are put, read, listed and removed; what is not there is nothing', async () => {
    expect([await all(), await read('ab/none/whole.pdf')]).toEqual([[], null])
    await store.put('ab/one/whole.pdf', Buffer.from('one'), 'application/pdf')
    const file = join(place, 'two')
    await writeFile(file, 'two')
    for (const key of ['ab/two/128.webp', 'cd/two/400.webp', 'ef/two/960.webp']) await store.put(key, { file }, 'image/webp')
    expect([await read('ab/one/whole.pdf'), await read('cd/two/400.webp')]).toEqual(['one', 'two'])
    expect(await all()).toEqual(['ab/one/whole.pdf', 'ab/two/128.webp', 'cd/two/400.webp', 'ef/two/960.webp'])
    for await (const { at } of store.list()) expect(Math.abs(Date.now() - at.getTime())).toBeLessThan(60_000)
    await store.remove(['ab/one/whole.pdf', 'ab/none/whole.pdf'])
    expect([await read('ab/one/whole.pdf'), (await all()).length]).toEqual([null, 3])
  })

  test('are moved with what they hold, and what is not there is not', async () => {
    expect(await store.move('ab/two/128.webp', 'trash/ab/two/128.webp')).toBe(true)
    expect([await read('ab/two/128.webp'), await read('trash/ab/two/128.webp')]).toEqual([null, 'two'])
    expect(await store.move('ab/two/128.webp', 'trash/ab/two/128.webp')).toBe(false)
    expect(await read('trash/ab/two/128.webp')).toBe('two')
  })

  test('have keys of ours alone', async () => {
    for (const key of ['../x', 'a/../../x', '/etc/passwd', 'a//b', 'a\\b/c', 'a/.env', 'x', '', 'a/b c', 'a/b?x=1'])
      for (const ask of [
        async () => store.put(key, Buffer.from('x'), 'x'),
        async () => store.open(key),
        async () => store.remove([key]),
        async () => store.move(key, 'a/b'),
      ])
        await expect(ask() as Promise<unknown>, key).rejects.toThrow('not a key')
  })
})

test('a file that cannot be put as a whole leaves no half of it in the folder', async () => {
  await expect(filesOnDisk(folder).put('ab/x/whole.pdf', { file: join(place, 'missing') }, 'application/pdf')).rejects.toThrow()
  expect((await readdir(join(folder, 'ab/x'))).length).toBe(0)
})

describe('a bucket', () => {
  test('is asked again when it is busy, and its refusal is told without its words', async () => {
    s3.state.failing = 1
    await filesOnS3(s3.settings).put('ab/busy/whole.pdf', Buffer.from('x'), 'application/pdf')
    expect(s3.kept.has('ab/busy/whole.pdf')).toBe(true)
    const wrong = filesOnS3({ ...s3.settings, secretAccessKey: 'guessed' })
    const before = s3.state.refused
    await expect(wrong.put('ab/wrong/whole.pdf', Buffer.from('x'), 'application/pdf')).rejects.toThrow('answered 403')
    expect([s3.state.refused > before, s3.kept.has('ab/wrong/whole.pdf')]).toEqual([true, false])
  })

  test('that is not there, or does not answer, is no place where something was kept', async () => {
    const put = (store: FileStore) => store.put('ab/x/whole.pdf', Buffer.from('x'), 'application/pdf')
    await expect(put(filesOnS3({ ...s3.settings, bucket: 'other' }))).rejects.toThrow('no such bucket')
    await expect(put(filesOnS3({ ...s3.settings, endpoint: 'http://127.0.0.1:1' }))).rejects.toThrow()
  })
})
