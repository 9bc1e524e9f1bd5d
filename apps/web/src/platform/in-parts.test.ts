import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { inParts } from './in-parts.ts'

const boat = (n: number) => ({ _id: n.toString(16).padStart(24, '0'), flight: null })

test('a field of twelve hundred boats goes in parts that the server takes, each boat once and in order', async () => {
  const boats = Array.from({ length: 1200 }, (_, n) => boat(n))
  const sizes: number[] = []
  const { results } = await inParts(boats, async (part) => {
    expect(z.safeEncode(tournamentEntryCalls.bulkUpdate.body!, part).success).toBe(true)
    sizes.push(part.length)
    return { results: part.map(({ _id }) => _id) }
  })
  expect(sizes).toEqual([500, 500, 200])
  expect(results).toEqual(boats.map(({ _id }) => _id))
  expect(z.safeEncode(tournamentEntryCalls.bulkUpdate.body!, boats.slice(0, 501)).success).toBe(false)
})

test('nothing to send is not sent; a part that fails stops the rest', async () => {
  const send = async (part: number[]) => {
    if (part.includes(600)) throw new Error('Internet is required.')
    return { results: part }
  }
  expect(await inParts([], send)).toEqual({ results: [] })
  await expect(
    inParts(
      Array.from({ length: 1200 }, (_, n) => n),
      send,
    ),
  ).rejects.toThrow('Internet')
})
