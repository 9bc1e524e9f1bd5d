import { api } from '@ramplight/contract/api'
import { expect, test } from 'vitest'
import { SEEN_CALLS } from './seen-calls.ts'

const calls = Object.values(api).flatMap(({ calls }) => Object.values(calls))

test('each call whose answers stay on a device exists, reads, and is about no person alone', () => {
  const paths = calls.filter(({ method, path }) => method === 'GET' || path.endsWith('search')).map(({ path }) => path)
  expect([...SEEN_CALLS].filter((path) => !paths.includes(path))).toEqual([])
  expect([...SEEN_CALLS].filter((path) => /users|payments|audit|security|auth|personal|staff/.test(path))).toEqual([])
})
