import { exampleOf } from '@ramplight/contract/kernel/example'
import { tournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { season } from '@ramplight/contract/tours/seasons'
import type { LocalRow } from '@ramplight/sync/types'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { decodeRow } from './decode-rows.ts'

const id = (n: number) => n.toString(16).padStart(24, '0')
const at = '2027-06-12T11:00:00.000Z'
const year = { name: '2027', startDate: '2027-01-01', endDate: '2027-12-31', director: id(1) }
const row = (more: object) => ({ _id: id(7), _rev: 3, _scopes: ['dir:1'], createdAt: at, updatedAt: at, ...more }) as LocalRow

test('a season of this device is read as an answer of the server: dollars become cents, and what is the device’s own is left out', () => {
  const read = decodeRow(season, row({ ...year, membershipFee: 75.5 }))
  expect(read).toEqual({ _id: id(7), _rev: 3, createdAt: at, updatedAt: at, ...year, membershipFee: 7550 })
})

test('a boat that Lily entered without signal is shown before the server has filled anything in', () => {
  const made = '65f1c0ffee65f1c0ffee0001'
  const entered = { _id: made, _rev: 0, _scopes: [], tournament: id(2), users: [id(3)] } as LocalRow
  const madeAt = new Date(0x65f1c0ff * 1000).toISOString()
  expect(decodeRow(tournamentEntry, entered)).toEqual({
    ...tournamentEntry.starts,
    ...{ _id: made, _rev: 0, createdAt: madeAt, updatedAt: madeAt, tournament: id(2), users: [id(3)] },
  })
})

test('a field that cannot be read, as from an old file, does not take its record away, nor the fields beside it', () => {
  const read = decodeRow(season, row({ ...year, startDate: 'spring', membershipFee: 20 }))
  expect(read).toMatchObject({ name: '2027', startDate: 'spring', membershipFee: 2000, _rev: 3 })
})

test('LAW: a row that an older version fetched without one of its fields has a value there that can be summed, listed or written', () => {
  const whole = exampleOf(tournamentEntry) as Record<string, unknown>
  // What every record has, and has always had.
  const { _id, createdAt, updatedAt, ...own } = tournamentEntry.shape
  for (const [name, field] of Object.entries(own)) {
    const { [name]: _, ...older } = whole
    const read = decodeRow(tournamentEntry, { ...older, _id: id(7), _rev: 3, _scopes: [] } as LocalRow) as Record<string, unknown>
    const takes = (value: unknown) => (field as z.ZodType).safeDecode(value).success
    // An id or a date of nothing would be somebody's: it stays away until the record has come anew.
    const hasEmpty = [null, 0, '', false, [], {}].some(takes)
    expect([name, takes(undefined) || !hasEmpty || read[name] !== undefined]).toEqual([name, true])
  }
})
