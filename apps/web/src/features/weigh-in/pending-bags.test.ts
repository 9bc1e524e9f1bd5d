import { describe, expect, test } from 'vitest'
import { type PendingBag, pendingBags, type Sent } from './pending-bags.ts'

const bag = (id: string, weight = 231_000): PendingBag => ({
  body: { _id: id, tournament: 't', entry: `entry-of-${id}`, day: 0, weight, at: '2027-06-12T20:13:22.000Z' },
  tournament: 't',
  boat: '12 Reyes · Tran',
  sum: '14-07',
  tried: false,
  refusal: null,
})

function device(answers: Sent[] | ((bag: PendingBag) => Promise<Sent>)) {
  const disk: { bags: PendingBag[] } = { bags: [] }
  const sent: string[] = []
  const saved: string[] = []
  const answer = Array.isArray(answers) ? async () => answers.shift() ?? { kind: 'unreachable' as const } : answers
  const open = () =>
    pendingBags(
      {
        read: () => JSON.parse(JSON.stringify(disk.bags)) as PendingBag[],
        write: (bags) => {
          disk.bags = JSON.parse(JSON.stringify(bags)) as PendingBag[]
          return true
        },
      },
      (one) => {
        sent.push(one.body._id)
        return answer(one)
      },
      (one) => void saved.push(one.body._id),
    )
  return { disk, sent, saved, open }
}
const savedAnswer: Sent = { kind: 'saved', weighIn: null }
const ids = (bags: readonly PendingBag[]) => bags.map(({ body }) => body._id)

describe('bags on this device', () => {
  test('a bag is on the disk before it is sent, and leaves when the server has it', async () => {
    const { disk, open, saved } = device([savedAnswer])
    const bags = open()
    bags.keep(bag('a'))
    expect(ids(disk.bags)).toEqual(['a'])
    await bags.flush()
    expect(disk.bags).toEqual([])
    expect(saved).toEqual(['a'])
  })

  test('without a network several bags wait, survive a restart, and go out in order with the same ids', async () => {
    const { open, sent, disk } = device([{ kind: 'unreachable' }, savedAnswer, savedAnswer])
    const before = open()
    before.keep(bag('a'))
    before.keep(bag('b'))
    await before.flush()
    expect(ids(disk.bags)).toEqual(['a', 'b'])
    const after = open()
    await after.flush()
    expect(sent).toEqual(['a', 'a', 'b'])
    expect(disk.bags).toEqual([])
  })

  test('a double tap is one bag and one run', async () => {
    const { open, sent } = device([savedAnswer])
    const bags = open()
    bags.keep(bag('a'))
    bags.keep(bag('a'))
    await Promise.all([bags.flush(), bags.flush()])
    expect(sent).toEqual(['a'])
  })

  test('a refused bag stays for a person and holds nobody up', async () => {
    const already: Sent = { kind: 'refused', refusal: { code: 'weigh-in.already', message: 'Reyes has already weighed on this day.' } }
    const { open, sent } = device([already, savedAnswer, savedAnswer])
    const bags = open()
    bags.keep(bag('a'))
    bags.keep(bag('b'))
    await bags.flush()
    expect(ids(bags.list())).toEqual(['a'])
    await bags.flush()
    expect(sent).toEqual(['a', 'b'])
    bags.release('a', { additional: true })
    await bags.flush()
    expect(bags.list()).toEqual([])
  })

  test('an ended session keeps everything', async () => {
    const { open, disk } = device([{ kind: 'signed-out' }])
    const bags = open()
    bags.keep(bag('a'))
    await bags.flush()
    expect(disk.bags).toMatchObject([{ body: { _id: 'a' }, refusal: null }])
  })

  test('undo before it was ever sent forgets the bag; undo after a try voids it instead of hoping', async () => {
    const { open } = device([{ kind: 'unreachable' }, savedAnswer])
    const bags = open()
    bags.keep(bag('a'))
    expect(bags.undo('a')).toBe(true)
    expect(bags.list()).toEqual([])
    bags.keep(bag('b'))
    await bags.flush()
    expect(bags.undo('b')).toBe(false)
    expect(bags.list()).toMatchObject([{ body: { _id: 'b' }, undone: true }])
    await bags.flush()
    expect(bags.list()).toEqual([])
  })

  test('undo while it is on its way sends it once more, to void it', async () => {
    let arrive = (_: Sent) => {}
    const seen: (boolean | undefined)[] = []
    const { open } = device((one) => {
      seen.push(one.undone)
      return one.undone ? Promise.resolve(savedAnswer) : new Promise((resolve) => (arrive = resolve))
    })
    const bags = open()
    bags.keep(bag('a'))
    const run = bags.flush()
    bags.undo('a')
    arrive(savedAnswer)
    await run
    expect(seen).toEqual([undefined, true])
    expect(bags.list()).toEqual([])
  })
})
