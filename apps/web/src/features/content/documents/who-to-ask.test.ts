import type { Document } from '@ramplight/contract/content/documents'
import { expect, test } from 'vitest'
import { whoToAsk } from './who-to-ask.ts'

const people = [{ _id: 'jo' }, { _id: 'lily' }, { _id: 'tom' }]
const documents = [
  { label: 'Waiver', user: 'jo' },
  { label: 'Proof of insurance', user: 'lily' },
] as Document[]

test('nobody is asked twice for the same document, however its name is written', () => {
  expect(whoToAsk(people, documents, ' waiver')).toEqual([{ _id: 'lily' }, { _id: 'tom' }])
  expect(whoToAsk(people, documents, 'Boat licence')).toEqual(people)
})
