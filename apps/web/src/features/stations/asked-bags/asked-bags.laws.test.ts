import type { WeighIn } from '@ramplight/contract/weigh-in/weigh-ins'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CallError } from '#platform/call-error.ts'
import type { BagBody, DeviceBag } from '../kept-bags/device-bags.ts'
import { askBag, type WeighInServer } from './ask-bag.ts'
import { type AskedBag, askedAgain, askedWeigh, thrownAway, wanting } from './asked-bag.ts'

/** What becomes of a request: it is done or not, and its answer comes or not. `late`: done after the next one. */
type Luck = 'heard' | 'lost' | 'answer-lost' | 'late' | 'busy' | 'signed-out' | 'barred'
const BAD: Luck[] = ['lost', 'answer-lost', 'late', 'busy', 'signed-out', 'barred']

type Entry = { weights: number[]; voided: boolean }

/** The server's log, with its rules: once under an id, a correction names its version, a void is harmless twice. */
function aLedger(lucks: Luck[]) {
  const log = new Map<string, Entry>()
  let late: (() => void)[] = []
  let isFinal = false
  const no = (status: number, code: string) => new CallError(status, code, code)
  const shown = (id: string): WeighIn => {
    const entry = log.get(id)
    if (!entry) throw no(404, 'record.not-found')
    return { _id: id, _rev: entry.weights.length, weight: entry.weights.at(-1), voided: entry.voided } as unknown as WeighIn
  }
  async function over(work: () => WeighIn): Promise<WeighIn> {
    const luck = lucks.shift() ?? 'heard'
    const before = late
    late = []
    const attempt = () => {
      try {
        return work()
      } catch (error) {
        return error as CallError
      }
    }
    if (luck === 'late') late = [() => void attempt()]
    const answer = luck === 'heard' || luck === 'answer-lost' ? attempt() : null
    for (const done of before) done()
    if (luck === 'busy') throw no(503, 'server.unreachable')
    if (luck === 'barred') throw no(404, 'record.not-found')
    if (luck === 'signed-out') throw no(401, 'session.over')
    if (luck !== 'heard') throw CallError.offline()
    if (answer instanceof CallError) throw answer
    return answer!
  }
  const server: WeighInServer = {
    weigh: ({ _id, weight }) =>
      over(() => {
        const known = log.get(_id)
        if (known && known.weights[0] !== weight) throw no(409, 'record.id-taken')
        if (!known) {
          if (isFinal) throw no(409, 'weigh-in.not-open')
          if (weight! > 900) throw no(400, 'weigh-in.over-any-scale')
          log.set(_id, { weights: [weight!], voided: false })
        }
        return shown(_id)
      }),
    correct: ({ _id, weight }, rev) =>
      over(() => {
        const entry = log.get(_id)
        if (!entry) throw no(404, 'record.not-found')
        if (entry.voided) throw no(409, 'weigh-in.voided')
        if (entry.weights.at(-1) === weight || entry.weights[rev] === weight) return shown(_id)
        if (rev !== entry.weights.length) throw no(409, 'record.stale')
        if (isFinal) throw no(409, 'weigh-in.not-open')
        if (weight! > 900) throw no(400, 'weigh-in.over-any-scale')
        entry.weights.push(weight!)
        return shown(_id)
      }),
    strike: (id) =>
      over(() => {
        shown(id)
        const entry = log.get(id)!
        if (!entry.voided && isFinal) throw no(409, 'weigh-in.not-open')
        entry.voided = true
        return shown(id)
      }),
  }
  return {
    server,
    counts: (id: string): number | null => {
      const entry = log.get(id)
      return entry && !entry.voided ? entry.weights.at(-1)! : null
    },
    finalize: () => {
      isFinal = true
    },
    settle: () => {
      for (const done of late) done()
      late = []
    },
  }
}

const ID = '65f1c0ffee65f1c0ffee0001'
const bodyOf = (weight: number) => ({ _id: ID, weight }) as BagBody
const bagWith = (weight: number) => ({ weighIn: ID, kind: 'weigh', refusal: null, undone: false, body: { weight } }) as unknown as DeviceBag

type Deed = { is: 'ask' } | { is: 'change'; weight: number } | { is: 'throw-away' } | { is: 'again' } | { is: 'finalize' }
/** What the screen says last, and of which weight. */
type Word =
  | { says: 'asking' | 'gone' | 'nothing' }
  | { says: 'server' | 'not-kept' | 'correction-refused' | 'void-refused'; weight: number | null }

async function live(lucks: Luck[], first: number, deeds: Deed[]) {
  const ledger = aLedger([...lucks])
  let asked: AskedBag | undefined = askedWeigh('dana', bagWith(first), bodyOf(first))
  let word: Word = { says: 'asking' }
  const held = {
    get: () => asked,
    set: (next: AskedBag) => {
      // A reload in between keeps exactly this.
      asked = JSON.parse(JSON.stringify(next)) as AskedBag
    },
  }
  const REFUSED = { weigh: 'not-kept', correct: 'correction-refused', void: 'void-refused' } as const
  const run = async () => {
    if (!asked || asked.bag.refusal) return
    const became = await askBag(ledger.server, held)
    if (became.is === 'here') word = { says: 'server', weight: became.weighIn.voided ? null : became.weighIn.weight }
    if (became.is === 'gone') word = { says: 'gone' }
    if (became.is === 'refused') word = { says: REFUSED[asked!.bag.kind], weight: null }
    if (became.is === 'unseen') word = { says: 'nothing' }
    if (['here', 'gone', 'unseen'].includes(became.is)) asked = undefined
  }
  for (const deed of deeds) {
    if (deed.is === 'finalize') ledger.finalize()
    if (deed.is === 'change' && asked) asked = wanting(askedAgain(asked), bagWith(deed.weight), bodyOf(deed.weight))
    if (deed.is === 'throw-away' && asked) {
      asked = thrownAway(asked) ?? undefined
      word = asked ? { says: 'asking' } : { says: 'gone' }
    }
    if (deed.is === 'again' && asked?.bag.refusal) asked = askedAgain(asked)
    if (asked && !asked.bag.refusal) word = { says: 'asking' }
    if (deed.is === 'ask') await run()
    if (word.says !== 'asking') ledger.settle()
    expectTrue(word, ledger.counts(ID))
  }
  // The network comes back for good.
  for (let tries = 0; tries < lucks.length + 3; tries++) await run()
  ledger.settle()
  expectTrue(word, ledger.counts(ID))
  expect(word.says).not.toBe('asking')
  return { word, counts: ledger.counts(ID) }
}

function expectTrue(word: Word, counts: number | null): void {
  if (word.says === 'server') expect(counts).toBe(word.weight)
  if (word.says === 'gone' || word.says === 'not-kept') expect(counts).toBeNull()
  if (word.says === 'void-refused' || word.says === 'correction-refused') expect(counts).not.toBeNull()
}

const weights = fc.integer({ min: 1, max: 1000 })
const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Deed>({ is: 'ask' }) },
  { weight: 2, arbitrary: weights.map((weight): Deed => ({ is: 'change', weight })) },
  fc.constant<Deed>({ is: 'throw-away' }),
  fc.constant<Deed>({ is: 'again' }),
  fc.constant<Deed>({ is: 'finalize' }),
)
const luck = fc.oneof({ weight: 3, arbitrary: fc.constant<Luck>('heard') }, { weight: 4, arbitrary: fc.constantFrom(...BAD) })

test('whatever gets lost, repeated, changed or thrown away: what the screen says last of a bag is true', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(luck, { maxLength: 14 }),
      weights,
      fc.array(deed, { minLength: 1, maxLength: 9 }),
      async (lucks, first, deeds) => {
        await live(lucks, first, deeds)
      },
    ),
    { numRuns: 3000 },
  )
})

test('a bag whose answer was lost and that is thrown away counts no longer', async () => {
  const { word, counts } = await live(['answer-lost'], 200, [{ is: 'ask' }, { is: 'throw-away' }])
  expect([word, counts]).toEqual([{ says: 'gone' }, null])
})

test('a changed weight of a bag whose answer was lost counts, whether the first had arrived or not', async () => {
  for (const lucks of [['answer-lost'], ['lost'], ['late']] as Luck[][]) {
    const { word, counts } = await live(lucks, 200, [{ is: 'ask' }, { is: 'change', weight: 231 }])
    expect([word, counts]).toEqual([{ says: 'server', weight: 231 }, 231])
  }
})
