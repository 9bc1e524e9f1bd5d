/**
 * What a whole tournament costs the engine, as a ratio to reading the same data (JSON.parse) in the same run; how it grows
 * from 1,000 to 10,000 boats; and what one more weigh-in costs beside the whole. Every points system and payout mode takes
 * its turn. Goals: docs/algorithms/README.md, "Speed".
 *   node bench/engine.ts [boats]
 */
import { liveResults, weigh } from '@ramplight/domain/live-results'
import type { PayoutMode, PointsSystem } from '@ramplight/domain/scoring/types'
import { tournamentResults } from '@ramplight/domain/tournament-results'
import { type LargeField, largeField, rules, type Shape } from './large-field.ts'
import { type Measured, measurePairs, PAIRS } from './pairs.ts'

const boats = Number(process.argv[2] ?? 10_000)
const GOALS = { full: 2.0, growth: 12, oneMore: 0.1 }
const SYSTEMS: (PointsSystem | null)[] = ['By Weight', 'By Position', 'Points Plus Weight', null]
const MODES: PayoutMode[] = ['percentages', 'custom', 'mixed']

const missed: string[] = []
function report(what: string, { ratio, spread, thing, control }: Measured, goal: number, times = 1): void {
  const verdict = ratio / times <= goal ? 'met' : 'MISSED'
  if (verdict === 'MISSED') missed.push(what)
  const shown = (ratio / times).toFixed(3)
  console.log(
    `${what.padEnd(58)} ${shown} ± ${(spread / times).toFixed(3)}  goal ≤ ${goal}  ${verdict}  (${thing.toFixed(1)} and ${control.toFixed(1)} ms)`,
  )
}

const settingsOf = (index: number) => rules(SYSTEMS[index % SYSTEMS.length]!, MODES[index % MODES.length]!)

function full(field: LargeField): Measured {
  const text = JSON.stringify(field)
  return measurePairs((index) => {
    let data: LargeField = field
    return {
      control: () => {
        data = JSON.parse(text)
      },
      thing: () => tournamentResults({ tournament: settingsOf(index), entries: data.entries }),
    }
  })
}

const growth = (small: LargeField, large: LargeField): Measured =>
  measurePairs((index) => ({
    control: () => tournamentResults({ tournament: settingsOf(index), entries: small.entries }),
    thing: () => tournamentResults({ tournament: settingsOf(index), entries: large.entries }),
  }))

/** As many weigh-ins as make one timing reliable; the ratio is of one of them. */
const WEIGHED = 20

function oneMore({ entries }: LargeField): Measured {
  return measurePairs((index) => {
    const tournament = settingsOf(index)
    const before = liveResults({ tournament, entries })
    return {
      control: () => tournamentResults({ tournament, entries }),
      thing: () => {
        let live = before
        for (let i = 0; i < WEIGHED; i++) {
          const { _id, weights } = entries[(index * 997 + i * 4999) % entries.length]!
          const { day, weighIns } = weights![2]!
          live = weigh(live, {
            entry: _id,
            day,
            weighIns: (weighIns ?? []).map((bag) => ({ ...bag, weight: (bag.weight ?? 0) + 800 * (i + 1) })),
          })
        }
        return live
      },
    }
  })
}

console.log(`${boats} boats × 3 days × 5 fish; median of ${PAIRS} interleaved pairs ± median deviation`)
for (const shape of ['bags', 'single fish'] satisfies Shape[]) {
  const large = largeField(boats, shape)
  const size = `${(JSON.stringify(large).length / 1e6).toFixed(1)} MB`
  report(`everything ÷ JSON.parse of the same, ${shape} (${size})`, full(large), GOALS.full)
  report(`everything for ${boats} boats ÷ for ${boats / 10}, ${shape}`, growth(largeField(boats / 10, shape), large), GOALS.growth)
  report(`one more weigh-in ÷ everything, ${shape}`, oneMore(large), GOALS.oneMore, WEIGHED)
}
if (missed.length) console.log(`\nMissed: ${missed.join('; ')}`)
process.exitCode = missed.length ? 1 : 0
