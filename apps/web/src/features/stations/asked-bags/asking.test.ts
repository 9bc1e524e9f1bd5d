import type { WeighIn } from '@ramplight/contract/weigh-in/weigh-ins'
import { expect, test } from 'vitest'
import { CallError } from '#platform/call-error.ts'
import type { BagBody, DeviceBag } from '../kept-bags/device-bags.ts'
import type { AskedBag } from './asked-bag.ts'
import { createAsking } from './asking.ts'

/** A page at a station without a book, and a network that can be switched off. */
function aPage() {
  const line = { isOn: true }
  const heard: string[] = []
  let kept: readonly AskedBag[] | null = null
  const answer = async (id: string, voided = false): Promise<WeighIn> => {
    if (!line.isOn) throw CallError.offline()
    heard.push(voided ? `strike ${id}` : `weigh ${id}`)
    return { _id: id, _rev: 1, voided } as WeighIn
  }
  const asking = createAsking({
    server: { weigh: ({ _id }) => answer(_id), correct: ({ _id }) => answer(_id), strike: (id) => answer(id, true) },
    stored: {
      read: () => kept as AskedBag[] | null,
      write: (bags) => {
        kept = bags
      },
    },
    me: () => 'dana',
    after: () => () => {},
    onKnown: () => {},
    onCount: () => {},
  })
  return { line, heard, asking }
}
const bagOf = (id: string) => ({ kind: 'weigh', weighIn: id, refusal: null, body: { _id: id, entry: 'boat 12' } }) as unknown as DeviceBag
const bodyOf = (id: string) => ({ _id: id }) as BagBody

test('what waits behind another bag of its boat is asked in the same breath', async () => {
  const { line, heard, asking } = aPage()
  line.isOn = false
  await asking.weighAsked(bagOf('first'), bodyOf('first'))
  await asking.weighAsked(bagOf('second'), bodyOf('second'))
  line.isOn = true
  await asking.askNow()
  expect(heard).toEqual(['weigh first', 'weigh second'])
  expect(asking.askedBags()).toEqual([])
})
