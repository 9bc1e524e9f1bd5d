import { expect, test } from 'vitest'
import { whoHas } from './who-has-document.ts'

const documents = [
  { label: 'Waiver', user: 'jo' },
  { label: 'Proof of insurance', user: 'lily' },
]

test('a document is the same one, however its name is written', () => {
  expect([...whoHas(documents, ' waiver')]).toEqual(['jo'])
  expect([...whoHas(documents, 'Boat licence')]).toEqual([])
})
