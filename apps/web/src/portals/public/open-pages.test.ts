import { expect, test } from 'vitest'
import { OPEN_PAGES, openPageAt } from './open-pages.ts'

const ID = 'a'.repeat(24)

test('a visitor gets the page at their address, and its id', () => {
  expect(openPageAt('/')?.load).toBe(OPEN_PAGES.home)
  expect(openPageAt('/home/')).toEqual({ load: OPEN_PAGES.home, id: '' })
  expect(openPageAt('/tournaments/live')?.load).toBe(OPEN_PAGES['tournaments/live'])
  expect(openPageAt(`/tournaments/${ID}`)).toEqual({ load: OPEN_PAGES['tournaments/$id'], id: ID })
  expect(openPageAt('/tournaments/bass%20trail')?.id).toBe('bass trail')
})

test('what only the app has is left to it', () => {
  for (const path of [
    '/signup',
    '/tournaments/map',
    `/tournaments/${ID}/registration`,
    '/features/more',
    '/director',
    '/tournaments/%E0%A4%A',
  ])
    expect([path, openPageAt(path)]).toEqual([path, null])
})
