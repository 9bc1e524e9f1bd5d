import { expect, test } from 'vitest'
import { pastPartners } from './past-partners.ts'

const name = (_id: string) => ({ _id, first_name: _id, last_name: 'Hall' })
const boat = (createdAt: string, ...crew: string[]) => ({ createdAt, anglers: crew.map(name) })

test('who fished with somebody last is offered first, each once, and nobody is offered themself', () => {
  const boats = [
    boat('2026-01-10', 'jo', 'minh'),
    boat('2026-06-10', 'dan', 'jo'),
    boat('2026-03-10', 'jo', 'minh'),
    boat('2026-08-10', 'jo'),
  ]
  expect(pastPartners(boats, 'jo').map(({ _id }) => _id)).toEqual(['dan', 'minh'])
})
