import { expect, test } from 'vitest'
import { api } from './api.ts'
import { fieldAt, longestAt, mustBeSaid } from './kernel/field-at.ts'
import { labelsOf } from './labels.ts'
import { userCalls } from './people/users.ts'
import { tournament, tournamentCalls } from './tournaments/tournaments.ts'
import { seasonCalls } from './tours/seasons.ts'
import { weighInRecord } from './weigh-in/weigh-in-records.ts'

test('LAW: a label is the name of a field that its family has', () => {
  const strange = Object.entries(api).flatMap(([family, { calls }]) => {
    const schemas = Object.values(calls).flatMap(({ body, response }) => [body ?? [], response].flat())
    const known = family === 'weigh-ins' ? [...schemas, weighInRecord] : schemas
    const paths = Object.keys(labelsOf(family as keyof typeof api) ?? {})
    return paths.filter((path) => !known.some((schema) => fieldAt(schema, path))).map((path) => `${family}: ${path}`)
  })
  expect(strange, 'the field is called otherwise, or is gone').toEqual([])
})

test('how long a text may be is read from the schema, in rows and settings too', () => {
  const { body } = tournamentCalls.update
  expect(['name', 'zip', 'settings.payout.fixedSlices.name', 'bigfishpots.name', 'entryFee'].map((path) => longestAt(body!, path))).toEqual(
    [160, 10, 80, 80, undefined],
  )
})

test('what may not be empty is read from the schema, of a new record and of a change', () => {
  const must = ['name', 'startDate', 'notes', 'tour']
  expect(must.filter((path) => mustBeSaid(seasonCalls.create.body!, path))).toEqual(['name', 'startDate'])
  expect(must.filter((path) => mustBeSaid(seasonCalls.update.body!, path))).toEqual(['name', 'startDate'])
  expect(
    ['first_name', 'last_name', 'email', 'userType', 'tours', 'password'].filter((path) => mustBeSaid(userCalls.create.body!, path)),
  ).toEqual(['first_name'])
  expect(['name', 'timezone', 'street', 'teamEvent', 'season', 'tour'].filter((path) => mustBeSaid(tournament, path))).toEqual([
    'name',
    'street',
    'tour',
  ])
})
