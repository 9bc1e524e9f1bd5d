import fc from 'fast-check'
import { FAULTS, type Fault, type StoreCut, WHO, type Who } from './at-the-ramp.ts'
import type { Step } from './commands/command.ts'
import { COMMANDS } from './commands/index.ts'

/** Who sits where in the morning, and everything that happens until the evening. */
export type Script = { days: 1 | 2; devices: { who: Who; page: number; skew: number }[]; steps: Step[] }

/** How much more often than usual something happens, by its name. */
export type Often = Readonly<Record<string, number>>

const names = (often: Often, of: (name: string) => boolean): fc.WeightedArbitrary<string>[] =>
  Object.entries(COMMANDS)
    .filter(([name]) => of(name))
    .map(([name, { weight }]) => ({ weight: Math.round(weight * 20 * (often[name] ?? 1)), arbitrary: fc.constant(name) }))

const fault: fc.Arbitrary<Fault> = fc.record({
  call: fc.oneof(
    { weight: 5, arbitrary: fc.constant('push' as const) },
    { weight: 2, arbitrary: fc.constant('changes' as const) },
    { weight: 1, arbitrary: fc.constant('hello' as const) },
  ),
  nth: fc.nat(1),
  kind: fc.constantFrom(...FAULTS),
  statement: fc.integer({ min: 1, max: 40 }),
})
const cut: fc.Arbitrary<StoreCut> = fc.record({
  kind: fc.constantFrom('dies-at-row' as const, 'dies-after-commit' as const, 'no-room' as const),
  left: fc.nat(12),
})
const pick = fc.nat(999)

const stepWith = (often: Often): fc.Arbitrary<Step> =>
  fc.record({
    what: fc.oneof(...names(often, () => true)),
    device: fc.nat(11),
    tab: fc.nat(1),
    pick,
    other: pick,
    isOnline: fc.boolean(),
    fault: fc.oneof({ weight: 1, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fault }),
    meanwhile: fc.oneof(
      { weight: 2, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.record({ what: fc.oneof(...names(often, (name) => COMMANDS[name]!.isAct)), pick, other: pick }) },
    ),
    cut: fc.oneof({ weight: 11, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: cut }),
  })

const HALF_DAY_MS = 43_200_000
const device = fc.record({
  who: fc.oneof({ weight: 3, arbitrary: fc.constant('ana' as const) }, { weight: 2, arbitrary: fc.constantFrom(...WHO) }),
  page: fc.constantFrom(1000, 1000, 7, 3),
  skew: fc.oneof(
    { weight: 2, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.integer({ min: -2 * HALF_DAY_MS, max: 2 * HALF_DAY_MS }) },
  ),
})

export const aDay = (often: Often = {}): fc.Arbitrary<Script> =>
  fc.record({
    days: fc.constantFrom(1, 1, 2),
    devices: fc.array(device, { minLength: 3, maxLength: 5 }),
    steps: fc.array(stepWith(often), { minLength: 1, maxLength: 60, size: 'max' }),
  })
