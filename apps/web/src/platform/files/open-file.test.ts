import { OUR_HEADER } from '@ramplight/contract/kernel/our-answer'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freshToken, tokenAfter } from '../session.ts'
import { fetchFile } from './open-file.ts'

vi.mock('../session.ts', { spy: true })

const asked: { bearer: string | null; signal: AbortSignal | null | undefined }[] = []
function server(...answers: Response[]) {
  vi.stubGlobal('fetch', async (_: string, { headers, signal }: RequestInit) => {
    asked.push({ bearer: new Headers(headers).get('authorization'), signal })
    return answers[asked.length - 1]!
  })
}
const ours = (body: string, type: string, status = 200) =>
  new Response(body, { status, headers: { [OUR_HEADER]: '1', 'content-type': type } })
const refusal = JSON.stringify({ code: 'session.over', message: 'Log in again.' })

beforeEach(() => {
  asked.length = 0
  vi.mocked(freshToken).mockResolvedValue('old')
  vi.mocked(tokenAfter).mockResolvedValue('new')
})
afterEach(() => vi.unstubAllGlobals())

test('a file of our server comes, and is not waited for without end', async () => {
  server(ours('%PDF-1.7', 'application/pdf'))
  expect(await (await fetchFile('/api/files/a')).text()).toBe('%PDF-1.7')
  expect(asked[0]!.signal).toBeInstanceOf(AbortSignal)
})

test.each([200, 404, 511])('the page of a hotspot (%s) is not the document, and no refusal', async (status) => {
  server(new Response('<h1>Welcome to Lake Fork Marina</h1>', { status, headers: { 'content-type': 'text/html' } }))
  await expect(fetchFile('/api/files/a')).rejects.toMatchObject({ isOffline: true })
})

test('a token that ran out is renewed once; a refusal of our server is told', async () => {
  server(ours(refusal, 'application/json', 401), ours('%PDF-1.7', 'application/pdf'))
  expect((await fetchFile('/api/files/a')).type).toBe('application/pdf')
  expect(asked.map(({ bearer }) => bearer)).toEqual(['Bearer old', 'Bearer new'])
  asked.length = 0
  server(ours(refusal, 'application/json', 403))
  await expect(fetchFile('/api/files/a')).rejects.toMatchObject({ status: 403, code: 'session.over' })
})
