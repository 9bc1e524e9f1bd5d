import { describe, expect, test } from 'vitest'
import { DomainError } from '../kernel/errors.ts'
import { EVENT_TYPES, hasHours, refuseEvent } from './calendar-event.ts'

const wrongWith = (event: Parameters<typeof refuseEvent>[0]): string | null => {
  try {
    refuseEvent(event)
    return null
  } catch (error) {
    if (error instanceof DomainError) return error.code
    throw error
  }
}

describe('an event of a calendar', () => {
  test('of two kinds says its hours; of the others nobody asks for them', () => {
    expect(EVENT_TYPES.filter(hasHours)).toEqual(['Delayed Start', 'Early Release'])
    for (const type of EVENT_TYPES) {
      const needs = hasHours(type) ? 'calendar.hours-required' : null
      expect([type, wrongWith({ type }), wrongWith({ type, hours: null }), wrongWith({ type, hours: 0 })]).toEqual([
        type,
        needs,
        needs,
        needs,
      ])
      expect(wrongWith({ type, hours: 1.5 })).toBeNull()
    }
    expect(wrongWith({})).toBeNull()
  })

  test('never ends before it begins', () => {
    const [six, seven] = ['2027-06-12T06:00:00.000Z', '2027-06-12T07:00:00.000Z']
    expect(wrongWith({ start: seven, end: six })).toBe('calendar.end-before-start')
    for (const fine of [{ start: six, end: seven }, { start: six, end: six }, { start: six }, { end: six }])
      expect(wrongWith(fine)).toBeNull()
  })
})
