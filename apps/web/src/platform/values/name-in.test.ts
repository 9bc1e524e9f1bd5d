import { expect, test } from 'vitest'
import { nameIn, namesOf } from './name-in.ts'

const events = [{ _id: 'a', name: 'Night Owl Open' }]

test.each([
  [events, 'a', 'Night Owl Open'],
  [events, 'b', 'Deleted event'],
  [[], 'a', 'Deleted event'],
  [null, 'a', '—'],
])('of %j the name of %s is %s: what is not known yet is not deleted', (rows, id, name) =>
  expect(
    nameIn(
      namesOf(rows, (row) => row.name),
      id,
      'Deleted event',
    ),
  ).toBe(name),
)
