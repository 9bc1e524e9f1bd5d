import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockEvidence, notAfter, SAME_CLOCK_MS, shifted } from './clock.ts'

const START = Date.parse('2025-06-12T20:00:00.000Z')
const iso = (ms: number) => new Date(ms).toISOString()
const hours = fc.integer({ min: 0, max: 12 * 3_600_000 })
/** Right, or minutes ahead or behind. */
const error = fc.oneof(fc.constant(0), fc.integer({ min: -7_200_000, max: 7_200_000 }))

/** A day: a contact, a boat that comes back, the next contact. The clock is set somewhere between, or never. */
const day = fc
  .record({ boat: hours, next: hours, isSet: hours, before: error, after: error })
  .map(({ boat, next, isSet, before, after }) => {
    const [moment, contact] = [START + boat, START + boat + next]
    const errorAt = (time: number) => (time < START + isSet ? before : after)
    const known = -errorAt(START)
    /** As a station says it: its clock, put right by what it knows. */
    return {
      moment,
      stamped: iso(moment + errorAt(moment) + known),
      known,
      measured: -errorAt(contact),
      isChanged: known !== -errorAt(contact),
    }
  })

test('LAW: a moment that counts as proven is right to some seconds; a clock that was never set is proven', () => {
  fc.assert(
    fc.property(day, ({ moment, stamped, known, measured, isChanged }) => {
      const { shift, proven } = clockEvidence(known, measured)
      if (proven) expect(Math.abs(Date.parse(shifted(stamped, shift)) - moment)).toBeLessThanOrEqual(SAME_CLOCK_MS)
      if (!isChanged) expect(proven).toBe(true)
    }),
    { numRuns: 5000 },
  )
})

test('LAW: a clock that was wrong already when the boat came back is put right by the next contact', () => {
  fc.assert(
    fc.property(hours, error, (boat, wrong) => {
      const { shift } = clockEvidence(0, -wrong)
      expect(Math.abs(Date.parse(shifted(iso(START + boat + wrong), shift)) - START - boat)).toBeLessThanOrEqual(SAME_CLOCK_MS)
    }),
  )
})

test('LAW: no moment is kept that is still to come, what was stays, and twice is as good as once', () => {
  fc.assert(
    fc.property(hours, hours, (claimed, now) => {
      const kept = notAfter(iso(START + claimed), iso(START + now))
      expect(kept.at).toBe(iso(START + Math.min(claimed, now)))
      expect(kept.proven).toBe(claimed - now <= SAME_CLOCK_MS)
      expect(notAfter(kept.at, iso(START + now)).at).toBe(kept.at)
    }),
  )
})

test('a clock that was never compared proves nothing', () => {
  expect(clockEvidence(undefined, -1_200_000)).toEqual({ shift: -1_200_000, proven: false })
  expect(clockEvidence(undefined, 0)).toEqual({ shift: 0, proven: false })
})
