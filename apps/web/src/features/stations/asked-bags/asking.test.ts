import type { WeighIn } from '@ramplight/contract/weigh-in/weigh-ins'
import { expect, test } from 'vitest'
import { CallError } from '#platform/call-error.ts'
import type { BagBody, DeviceBag } from '../kept-bags/device-bags.ts'
import type { AskedBag } from './asked-bag.ts'
import { createAsking } from './asking.ts'

/** A page at a station without a book, and a network that can be switched off. */
function aPage() {
  const line = { isOn: true, hasRoom: true }
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
        if (line.hasRoom) kept = bags
        return line.hasRoom
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

test('where the device has no room, the page knows that a bag is in it alone, and that it is not as soon as the server has it', async () => {
  const { line, heard, asking } = aPage()
  line.isOn = false
  line.hasRoom = false
  await asking.weighAsked(bagOf('first'), bodyOf('first'))
  expect(asking.isKept()).toBe(false)
  // Another page has changed the list, in which this bag is not.
  asking.reread()
  expect(asking.isAsked('first')).toBe(true)
  line.isOn = true
  line.hasRoom = true
  await asking.askNow()
  expect([heard, asking.isKept()]).toEqual([['weigh first'], true])
})
