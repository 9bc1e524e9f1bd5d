import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { CallError } from './call-error.ts'
import { doToMany } from './do-to-many.ts'

const boats = Array.from({ length: 1200 }, (_, n) => ({ _id: n.toString(16).padStart(24, '0'), flight: null }))
const ids = (rows: readonly { _id: string }[]) => rows.map(({ _id }) => _id)
const allDone = async (part: readonly { _id: string }[]) => ({ results: part.map(({ _id }) => ({ _id, ok: true })) })

test('a field of twelve hundred boats goes in parts that the server takes, each boat once and in order', async () => {
  const sizes: number[] = []
  const { done } = await doToMany(boats, async (part) => {
    expect(z.safeEncode(tournamentEntryCalls.bulkUpdate.body!, part).success).toBe(true)
    sizes.push(part.length)
    return allDone(part)
  })
  expect(sizes).toEqual([500, 500, 200])
  expect(ids(done)).toEqual(ids(boats))
  expect(z.safeEncode(tournamentEntryCalls.bulkUpdate.body!, boats.slice(0, 501)).success).toBe(false)
})

/** The second part of three fails in this way. */
const failing = (error: Error) =>
  doToMany(boats, async (part) => {
    if (part.includes(boats[600]!)) throw error
    return allDone(part)
  })

test('a part that was refused stops the rest; what was done before it stays done', async () => {
  const { done, left, unknown } = await failing(CallError.offline())
  expect([done.length, left.rows.length, unknown.length]).toEqual([500, 700, 0])
  expect(left.reason).toMatch(/Internet/)
})

test('of a part without an answer nobody says that it was not done, and what comes after it was not sent', async () => {
  const { done, left, unknown } = await failing(CallError.noAnswer())
  expect([done.length, left.rows.length]).toEqual([500, 200])
  expect(ids(unknown)).toEqual(ids(boats.slice(500, 1000)))
  expect(left.reason).toBe('The connection was lost before this was sent.')
})

test('each row has its own reason', async () => {
  const some = boats.slice(0, 2)
  const { done, left } = await doToMany(some, async () => ({
    results: [
      { _id: some[0]!._id, ok: true },
      { _id: some[1]!._id, ok: false, message: 'It has weighed.' },
    ],
  }))
  expect([ids(done), ids(left.rows), left.reasonOf(some[1]!)]).toEqual([[some[0]!._id], [some[1]!._id], 'It has weighed.'])
})
