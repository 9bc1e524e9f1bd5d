import { describe, expect, test } from 'vitest'
import { readLine } from './indicators.ts'
import { called, heard, lost, NOTHING_HEARD, readingOf, type ScaleWatch, saved, stateOf, taken } from './watch-scale.ts'

/** A scale of ten lines a second, and the station that listens. */
function aScale() {
  let watch: ScaleWatch = NOTHING_HEARD
  let now = 1_000_000
  const asked = (field = 'bag', metric = false) => ({ now, metric, field })
  const it = {
    shows: (text: string, lines = 3) => {
      for (let n = 0; n < lines; n++) {
        now += 100
        watch = heard(watch, readLine({ text, isWhole: true }, null), now)
      }
      return it
    },
    zero: () => it.shows('ST,GS,+0000.00lb'),
    pounds: (text: string) => it.shows(`ST,GS,+00${text}lb`),
    call: (bag: string | null) => {
      watch = called(watch, bag)
      return it
    },
    take: (field = 'bag') => {
      watch = taken(watch, field)
      return it
    },
    save: () => {
      watch = saved(watch, now, 3)
      return it
    },
    unplug: () => {
      watch = lost(watch)
      return it
    },
    wait: (ms: number) => {
      now += ms
      return it
    },
    state: (field?: string, metric?: boolean) => stateOf(watch, asked(field, metric)),
    reading: (field?: string) => readingOf(watch, asked(field)),
    now: () => now,
  }
  return it
}

describe('a weight belongs to the bag on the screen', () => {
  test('zero, boat, bag: it is stable, and carries the zero and its lines as they came', () => {
    const scale = aScale().zero().call('reyes').shows('US,GS,+0009.10lb', 2).pounds('14.44')
    expect(scale.state()).toBe('stable')
    expect(scale.reading()).toMatchObject({
      weight: 231_040,
      unit: 'decimal-lb',
      text: 'ST,GS,+0014.44lb',
      bag: 'reyes',
      zeroAt: 1_000_300,
    })
    expect(scale.reading()!.lines.slice(-6)).toEqual([
      'ST,GS,+0000.00lb',
      'US,GS,+0009.10lb',
      'US,GS,+0009.10lb',
      'ST,GS,+0014.44lb',
      'ST,GS,+0014.44lb',
      'ST,GS,+0014.44lb',
    ])
  })

  test('what was read before the boat was called is not its weight; what still comes is', () => {
    const scale = aScale().zero().pounds('14.44').call('reyes')
    expect(scale.reading()).toBeNull()
    expect(scale.pounds('14.44').reading()).toMatchObject({ bag: 'reyes' })
  })

  test('without a boat there is nothing to take', () => {
    expect(aScale().zero().pounds('14.44').reading()).toBeNull()
  })

  test('a bag that stays on the scale while another boat is called asks for a zero', () => {
    const scale = aScale().zero().call('reyes').pounds('14.44').call(null).call('smith').pounds('14.44')
    expect(scale.state()).toBe('zero-needed')
    expect(scale.reading()).toMatchObject({ bag: 'smith', zeroAt: null })
    expect(scale.zero().pounds('9.03').state()).toBe('stable')
  })

  test('the bag on the scale may be read again, the big fish beside it needs a zero of its own', () => {
    const scale = aScale().zero().call('reyes').pounds('14.44').take()
    expect(scale.pounds('14.42').state()).toBe('stable')
    expect(scale.state('big')).toBe('zero-needed')
    expect(scale.zero().pounds('5.12').state('big')).toBe('stable')
  })
})

describe('after a save', () => {
  test('three seconds are for taking the bag off; a zero is noticed meanwhile', () => {
    const scale = aScale().zero().call('reyes').pounds('14.44').take().save().call(null)
    expect(scale.pounds('14.44').state()).toBe('coming-off')
    scale.zero().call('smith')
    expect(scale.pounds('9.03').state()).toBe('coming-off')
    expect(scale.wait(1800).reading()).toBeNull()
    scale.pounds('9.03')
    expect(scale.state()).toBe('unstable')
    expect(scale.pounds('9.03').state()).toBe('stable')
  })

  test('a bag that was typed also was on the scale: the next one needs a zero', () => {
    const scale = aScale().zero().call('reyes').pounds('14.44').save().call('smith').wait(4000).pounds('14.44')
    expect(scale.state()).toBe('zero-needed')
    const unread = aScale().zero().call('reyes').save().call('smith').wait(4000).pounds('14.44')
    expect(unread.state()).toBe('zero-needed')
  })
})

describe('in between', () => {
  test('a scale that was unplugged, or stood below zero, has lost its zero', () => {
    expect(aScale().zero().call('reyes').unplug().pounds('14.44').state()).toBe('zero-needed')
    const below = aScale().zero().call('reyes').shows('ST,GS,-0000.04lb')
    expect(below.state()).toBe('below-zero')
    expect(below.reading()).toBeNull()
    expect(below.pounds('14.44').state()).toBe('zero-needed')
  })

  test('a line that nobody understands breaks the row: it may have been another weight', () => {
    const scale = aScale().zero().call('reyes').shows('ST,GS,+0014.44lb', 2).shows('ST,G#4', 1).shows('ST,GS,+0014.44lb', 1)
    expect(scale.state()).toBe('unstable')
  })

  test('two equal lines are not stable, and lines that say they move never are', () => {
    expect(aScale().zero().call('reyes').shows('ST,GS,+0014.44lb', 2).state()).toBe('unstable')
    expect(aScale().zero().call('reyes').shows('US,GS,+0014.44lb', 9).state()).toBe('unstable')
  })

  test('a scale that does not say whether it moves has to stand for half a second', () => {
    const scale = aScale().shows('0.00 lb', 6).call('reyes').shows('14.44 lb', 5)
    expect(scale.state()).toBe('unstable')
    expect(scale.shows('14.44 lb', 1).state()).toBe('stable')
  })

  test('a silent, strange, overloaded or unfit scale says so and gives nothing', () => {
    expect(aScale().zero().wait(3000).state()).toBe('silent')
    expect(aScale().zero().shows('\uFFFD\uFFFDx', 6).state()).toBe('strange')
    expect(aScale().call('reyes').shows('OL,GS,+99999').state()).toBe('over')
    expect(aScale().zero().shows('14.44', 1).state()).toBe('no-unit')
    const pounds = aScale().zero().call('reyes').pounds('14.44')
    expect(pounds.state('bag', true)).toBe('wrong-unit')
  })
})

describe('what a scale prints beside its weights', () => {
  const times = (count: number, ...lines: string[]) => {
    const scale = aScale().zero().call('reyes')
    for (let n = 0; n < count; n++) for (const line of lines) scale.shows(line, 1)
    return scale
  }

  test('a date before each reading does not keep it from being stable', () => {
    const scale = times(8, '2026-08-06 12:25:20', '    14.44 lb')
    expect([scale.state(), scale.reading()?.weight]).toEqual(['stable', 231_040])
  })

  test('of a block of gross, tare and net, net is the weight', () => {
    const scale = times(8, 'G   16.44 lb', 'T    2.00 lb', 'N   14.44 lb')
    expect([scale.state(), scale.reading()?.weight]).toEqual(['stable', 231_040])
  })

  test('a scale that goes back to gross alone is read again once net is over', () => {
    const scale = times(3, 'ST,GS,+0016.44lb', 'ST,NT,+0014.44lb')
    expect(scale.wait(3000).shows('ST,GS,+0016.44lb').reading()?.weight).toBe(16.44 * 16_000)
  })

  test('a line that might be another weight is named, and never “unstable” for ever', () => {
    const scale = times(4, '    14.44 lb', 'LANE 7 X99')
    expect([scale.state(), scale.reading()]).toEqual(['mixed', null])
    expect(scale.shows('    14.44 lb', 7).state()).toBe('stable')
  })

  test('a scale that prints only names and dates sends no weights', () => {
    expect(times(3, 'LAKE FORK BASS CLUB', '2026-08-06').state()).toBe('strange')
  })
})
