import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { heardEvents } from './hear-event.ts'

const PAGE = new URL('../../../../../../docs/card-payments.md', import.meta.url)

test('the page that says which events the provider has to send names those that are heard, and no other', () => {
  const line = readFileSync(PAGE, 'utf8')
    .split('\n')
    .find((one) => one.includes('/api/hooks/cards` for *Events'))!
  const named = [...line.split('. Each endpoint')[0]!.matchAll(/`([a-z_.]+(?:\.\*|updated))`/g)].map(([, event]) => event!)
  expect(named.toSorted()).toEqual(heardEvents().toSorted())
})
