import { describe, expect, test } from 'vitest'
import { moveSponsor, SPONSOR_STATUSES } from './sponsor-status.ts'

const allowed = SPONSOR_STATUSES.flatMap((from) =>
  SPONSOR_STATUSES.filter((to) => {
    try {
      return moveSponsor(from, to) === to
    } catch {
      return false
    }
  }).map((to) => `${from} > ${to}`),
)

describe('the status of a sponsor', () => {
  test('goes from Pending to Active, and between Active and Inactive', () => {
    expect(allowed.filter((move) => new Set(move.split(' > ')).size === 2)).toEqual([
      'Inactive > Active',
      'Pending > Active',
      'Active > Inactive',
    ])
  })

  test('may stay, and says in words what it may not', () => {
    for (const status of SPONSOR_STATUSES) expect(moveSponsor(status, status)).toBe(status)
    expect(() => moveSponsor('Active', 'Pending')).toThrow('A sponsor can’t go from Active to Pending.')
  })
})
