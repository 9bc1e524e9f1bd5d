import { OUR_HEADER } from '@ramplight/contract/kernel/our-answer'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { boardFile, boardPage, keepBoardPage } from './board-pages.ts'

const url = (path: string) => new URL(path, 'https://ramp.example').href
const REQUEST = { url: url('/live-leaderboard/0123') } as Request
const pageOf = (build: string) => `<script src="/assets/${build}.js"></script><link href="/assets/${build}.css">`
const ours = (text: string, status = 200) => new Response(text, { status, headers: { [OUR_HEADER]: '1' } })

let kept: Map<string, string>
/** What the server has; a promise that does not end: one bar of signal. */
let answers: (path: string) => Response | Promise<Response>
let later: Promise<unknown>[]

beforeEach(() => {
  vi.useFakeTimers()
  kept = new Map()
  later = []
  const match = async (path: string) => (kept.has(url(path)) ? ours(kept.get(url(path))!) : undefined)
  const cache = {
    put: async (path: string, response: Response) => void kept.set(url(path), await response.text()),
    keys: async () => [...kept.keys()].map((one) => ({ url: one })),
    delete: async (request: Request) => kept.delete(request.url),
  }
  vi.stubGlobal('caches', { open: async () => cache, match })
  vi.stubGlobal('fetch', async (asked: Request | string) => answers(new URL(typeof asked === 'string' ? url(asked) : asked.url).pathname))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const build = (name: string) => (path: string) => ours(path.startsWith('/assets/') ? `code of ${path}` : pageOf(name))
const open = async () => (await boardPage(REQUEST, (work) => later.push(work))).text()
const here = () => [...kept.keys()].map((one) => new URL(one).pathname).sort()
const never = new Promise<Response>(() => {})
const noSignal = () => Promise.reject(new TypeError('offline'))

test('after a deploy on one bar the old board opens, whole; the new one opens when its files are here, and old files go', async () => {
  answers = build('one')
  await keepBoardPage()
  await boardFile('/assets/share-one.js')
  expect(here()).toEqual(['/assets/one.css', '/assets/one.js', '/assets/share-one.js', '/live-leaderboard'])

  let comes = (_: Response) => {}
  const slow = new Promise<Response>((resolve) => {
    comes = resolve
  })
  answers = (path) => (path === '/assets/two.js' ? slow : build('two')(path))
  const opened = open()
  await vi.advanceTimersByTimeAsync(3000)
  expect(await opened).toBe(pageOf('one'))
  answers = noSignal
  expect(await open()).toBe(pageOf('one'))

  comes(ours('code'))
  await Promise.all(later)
  expect(await open()).toBe(pageOf('two'))
  expect(here()).toEqual(['/assets/two.css', '/assets/two.js', '/live-leaderboard'])
})

test('the same build again drops no file, also none that came later', async () => {
  answers = build('one')
  await keepBoardPage()
  await boardFile('/assets/share-one.js')
  await open()
  expect(here()).toContain('/assets/share-one.js')
})

test('a hotspot is shown to who has no board yet and to nobody else; our own word is shown to all', async () => {
  answers = () => new Response('log in to the hotel')
  expect(await open()).toBe('log in to the hotel')
  expect(here()).toEqual([])
  answers = build('one')
  await keepBoardPage()
  answers = () => new Response('log in to the hotel')
  expect(await open()).toBe(pageOf('one'))
  answers = () => ours('no such board', 404)
  expect(await open()).toBe('no such board')
})

test('a worker does not take over without the files of its page', async () => {
  answers = (path) => (path === '/assets/one.css' ? ours('gone', 404) : build('one')(path))
  await expect(keepBoardPage()).rejects.toThrow('A file of the board did not come.')
  expect(here()).not.toContain('/live-leaderboard')
})

test('who has nothing here and no signal reads what to do', async () => {
  answers = noSignal
  expect(await open()).toContain('Try again when you have a signal.')
  answers = () => never
})
