import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { aTestServer } from '#platform/testing/test-server'
import { openDrawing } from './drawn-pages.ts'

/** Stands for what the web app's build leaves: it says what it was asked, and asks the server as a page would. */
const DRAWER = `
let drawings = 0
export async function draw(asked, ask) {
  if (asked.search === '?breaks') throw new Error('no such part')
  if (asked.search === '?waits') return new Promise(() => {})
  const answer = await ask('/api/auth/setup', {})
  const html = '<h1>' + [asked.pathname, asked.language, asked.isPhone ? 'phone' : 'desk', answer.status, ++drawings].join(' ') + '</h1>'
  return { kind: asked.pathname.slice(1), html, answers: { said: '</script><b>' } }
}`
const TEMPLATE = `<!doctype html><html lang="en"><head><title>Ramplight</title></head><body><div id="root"></div></body></html>`

let webRoot: string
let ramp: Awaited<ReturnType<typeof aTestServer>>
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'web-'))
  await mkdir(join(webRoot, '.drawn'))
  for (const page of ['index.html', 'visit.html', 'live-leaderboard.html']) await writeFile(join(webRoot, page), TEMPLATE)
  await writeFile(join(webRoot, '.drawn/drawn.js'), DRAWER)
  await writeFile(join(webRoot, '.drawn/styles.json'), JSON.stringify({ home: ['assets/home-1.css'] }))
  ramp = await aTestServer({ app: { webRoot, publicUrl: 'https://ramp.lake.test' } })
})
afterAll(() => ramp.close())

const get = (path: string, headers: Record<string, string> = {}) => fetch(ramp.address + path, { headers })
const PHONE = { 'accept-language': 'es-MX,es;q=0.9,en;q=0.5', 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Mobile Safari' }

test('a public page comes drawn for the language and the width of who asks, with its styles and what it asked', async () => {
  const answer = await get('/home', PHONE)
  const page = await answer.text()
  expect(page).toContain('<html lang="es">')
  expect(page).toContain('<div id="root" data-language="es" data-phone="true"><h1>/home es phone 200 ')
  expect(page).toContain('<link rel="stylesheet" crossorigin href="/assets/home-1.css"><script src="/look.js"></script>')
  // No word of an answer ends its block.
  expect(page).toContain('<script type="application/json" id="drawn-answers">{"said":"\\u003c/script\\u003e\\u003cb\\u003e"}</script>')
  // Search engines read the same head as before.
  expect(page).toContain('<link rel="canonical" href="https://ramp.lake.test/home" />')
  expect(answer.headers.get('vary')).toContain('accept-language')
  expect(await (await get('/home')).text()).toContain('<h1>/home en desk 200 ')
})

test('what cannot be drawn is sent for the browser to draw, with its essentials', async () => {
  for (const path of ['/home?breaks', '/home?waits']) {
    const page = await (await get(path)).text()
    expect([path, page.includes('<div id="essentials">'), page.includes('data-language')]).toEqual([path, true, false])
  }
})

test('nobody fetches what the build leaves for the server', async () => {
  expect((await get('/.drawn/drawn.js')).status).toBe(404)
})

describe('a crowd', () => {
  let now = 0
  const warned: unknown[] = []
  let drawing: NonNullable<ReturnType<typeof openDrawing>>
  beforeEach(() => {
    now = 0
    drawing = openDrawing(
      webRoot,
      (error) => warned.push(error),
      () => now,
    )!
  })
  const ask = async () => new Response('{}')
  const asked = (pathname: string, search = '') => ({ pathname, search, language: 'en' as const, isPhone: false })
  const drawingsOf = (page: { body: { text: string } } | null) => Number(page?.body.text.match(/ (\d+)<\/h1>/)?.[1])

  test('that opens one page is drawn for once, and anew when it may have changed', async () => {
    const pages = await Promise.all(Array.from({ length: 50 }, () => drawing(asked('/home'), ask)))
    expect(new Set(pages.map(drawingsOf)).size).toBe(1)
    now = 10_001
    expect(drawingsOf(await drawing(asked('/home'), ask))).toBe(drawingsOf(pages[0]!) + 1)
  })

  test('that opens many pages does not wait in line: the browsers of some draw themselves', async () => {
    const pages = await Promise.all(Array.from({ length: 40 }, (_, index) => drawing(asked('/home', `?page=${index}`), ask)))
    const drawn = pages.filter((page) => page !== null).length
    expect([drawn, pages.length - drawn]).toEqual([8, 32])
  })

  test('is drawn for again after a page that never came to an end', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const hanging = drawing(asked('/home', '?waits'), ask)
    await vi.advanceTimersByTimeAsync(5000)
    vi.useRealTimers()
    expect(await hanging).toBeNull()
    expect(drawingsOf(await drawing(asked('/home'), ask))).toBeGreaterThan(0)
    expect(String(warned.at(-1))).toMatch(/took too long/)
  })
})
