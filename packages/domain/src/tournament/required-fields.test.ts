import { describe, expect, test } from 'vitest'
import { missingFields, missingFieldsMessage, type TournamentForm } from './required-fields.ts'

const complete: TournamentForm = {
  name: 'Lake Fork Open',
  location: 'Lake Fork',
  landing: 'Oak Ridge',
  street: '1 Ramp Road',
  city: 'Quitman',
  state: 'TX',
  zip: '75783',
  dateSpanType: 'Single',
  startTime: '06:00',
  endTime: '15:00',
  tournamentDateForSingle: '2026-05-09',
}

describe('the missing-field check', () => {
  test('an empty form lists all eleven names in the order of the form', () => {
    expect(missingFieldsMessage({})).toBe(
      'MISSING REQUIRED FIELDS: Name, Location, Landing, Street, City, State, Zip, Date Span, Start Time, End Time, Start Date',
    )
  })

  test('a complete form is silent', () => {
    expect(missingFields(complete)).toEqual([])
    expect(missingFieldsMessage(complete)).toBeNull()
  })

  test('blanks are missing, and any of the three dates is a start date', () => {
    expect(missingFields({ ...complete, city: '  ', zip: null })).toEqual(['City', 'Zip'])
    const { tournamentDateForSingle, ...undated } = complete
    expect(missingFields(undated)).toEqual(['Start Date'])
    expect(missingFields({ ...undated, tournamentDates: [tournamentDateForSingle] })).toEqual([])
    expect(missingFields({ ...undated, startDate: '2026-05-09' })).toEqual([])
  })
})
