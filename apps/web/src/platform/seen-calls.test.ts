import { api } from '@ramplight/contract/api'
import { writes } from '@ramplight/contract/kernel/endpoint'
import { expect, test } from 'vitest'
import { SEEN_CALLS } from './seen-calls.ts'

const calls = Object.values(api).flatMap(({ calls }) => Object.values(calls))

test('each call whose answers stay on a device exists, reads, and is about no person alone', () => {
  const paths = calls.filter((one) => !writes(one)).map(({ path }) => path)
  expect([...SEEN_CALLS].filter((path) => !paths.includes(path))).toEqual([])
  expect([...SEEN_CALLS].filter((path) => /\/users|payments|invoices|audit|security|auth|personal|staff/.test(path))).toEqual([])
})
