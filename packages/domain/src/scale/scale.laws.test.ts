import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readLine, type StatedUnit } from './indicators.ts'
import { readBytes, START_OF_STREAM, type StreamLine } from './read-stream.ts'
import { EQUAL_IN_A_ROW, heard, NOTHING_HEARD, readingOf, type ScaleWatch, STILL_MS, stateOf } from './watch-scale.ts'
import { bytesOf, STREAMS, type StreamName } from './write-stream.ts'

const POUND = 16_000
const streamName = fc.constantFrom(...(Object.keys(STREAMS) as StreamName[]))
const shown = fc.record({ weight: fc.integer({ min: -POUND, max: 60 * POUND }), isStill: fc.boolean() })
const noise = fc.uint8Array({ maxLength: 90 })

/** Cuts bytes at any places. */
const cut = (bytes: Uint8Array, places: readonly number[]): Uint8Array[] => {
  const at = [0, ...places.map((place) => place % (bytes.length + 1)), bytes.length].sort((a, b) => a - b)
  return at.slice(1).map((end, index) => bytes.subarray(at[index]!, end))
}

const linesOf = (chunks: readonly Uint8Array[], delimiter?: string): StreamLine[] => {
  let reader = START_OF_STREAM
  return chunks.flatMap((chunk) => {
    const read = readBytes(reader, chunk, delimiter)
    reader = read.reader
    return [...read.lines]
  })
}

describe('the bytes of a scale', () => {
  const stream = fc
    .array(
      fc.oneof(
        fc.tuple(streamName, shown).map(([name, value]) => bytesOf(STREAMS[name](value))),
        noise,
      ),
      { minLength: 1, maxLength: 12 },
    )
    .map((parts) => Uint8Array.from(parts.flatMap((part) => [...part])))

  test('LAW: however they are cut into chunks, byte by byte too, the lines are the same', () => {
    fc.assert(
      fc.property(stream, fc.array(fc.nat(), { maxLength: 40 }), fc.constantFrom(undefined, '=', ';'), (bytes, places, delimiter) => {
        const whole = linesOf([bytes], delimiter)
        expect(linesOf(cut(bytes, places), delimiter)).toEqual(whole)
        expect(
          linesOf(
            [...bytes].map((byte) => Uint8Array.of(byte)),
            delimiter,
          ),
        ).toEqual(whole)
      }),
    )
  })

  test('LAW: whatever a stream says is read back, still or moving, and nothing else', () => {
    fc.assert(
      fc.property(streamName, fc.array(shown, { minLength: 1, maxLength: 8 }), (name, all) => {
        const bytes = bytesOf(`\n${all.map(STREAMS[name]).join('')}`)
        const frames = linesOf([bytes]).map((line) => readLine(line, 'decimal-lb'))
        expect(frames).toHaveLength(all.length)
        for (const [index, frame] of frames.entries()) {
          if (frame.is !== 'weight') throw new Error(`${name}: ${frame.is} “${frame.text}”`)
          const step = { 'status-first-kg': 1000, 'pounds-and-ounces': 100 }[name as string] ?? 160
          expect(Math.abs(frame.weight - all[index]!.weight)).toBeLessThanOrEqual(step / 2)
          if (frame.motion !== 'unsaid') expect(frame.motion).toBe(all[index]!.isStill ? 'still' : 'moving')
        }
      }),
    )
  })

  test('LAW: half a line is never a weight, wherever it was cut', () => {
    fc.assert(
      fc.property(streamName, shown, fc.nat(), (name, value, place) => {
        const line = STREAMS[name](value)
        const from = 1 + (place % (line.length - 1))
        const frames = linesOf([bytesOf(line.slice(from))]).map((half) => readLine(half, 'decimal-lb'))
        // Behind its STX a line of the letters is whole.
        const isWhole = line.slice(0, from).trim() === '' || line[from - 1] === '\x02'
        if (!isWhole) expect(frames.filter(({ is }) => is === 'weight')).toEqual([])
      }),
    )
  })

  test('LAW: noise between two lines costs no line that is whole, and adds none', () => {
    const unreadable = fc.uint8Array({ maxLength: 200, min: 0x80 })
    fc.assert(
      fc.property(streamName, shown, shown, unreadable, (name, first, second, between) => {
        const [before, after] = [STREAMS[name](first), STREAMS[name](second)]
        const read = (parts: readonly (string | Uint8Array)[]) =>
          linesOf([Uint8Array.from(parts.flatMap((part) => [...(typeof part === 'string' ? bytesOf(part) : part)]))])
            .map((line) => readLine(line, 'decimal-lb'))
            .filter(({ is }) => is === 'weight')
        expect(read(['\n', before, between, '\n', after])).toEqual(read(['\n', before, after]))
      }),
    )
  })

  test('LAW: garbage is never a weight: each of its lines would have to name figures and a unit', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(noise, fc.string().map(bytesOf)), { maxLength: 6 }), (chunks) => {
        for (const line of linesOf(chunks)) {
          const frame = readLine(line, null)
          if (frame.is !== 'weight') continue
          expect(line.text).toMatch(/\d/)
          expect(line.text).toMatch(/lb|kg|g|oz|[LKGO][GN]|:/i)
        }
      }),
    )
  })

  test('a line that has no end costs no memory, and is no weight', () => {
    const { reader } = readBytes(START_OF_STREAM, new Uint8Array(100_000).fill(0x31))
    expect(reader.begun.length).toBeLessThan(100)
    const [line] = readBytes({ ...reader, isInStep: true }, [0x0d]).lines
    expect(readLine(line!, 'decimal-lb').is).toBe('noise')
  })
})

describe('a stable reading', () => {
  const heardAll = (steps: readonly { text: string; gap: number }[], stated: StatedUnit | null, bag = 'bag') => {
    let watch: ScaleWatch = { ...NOTHING_HEARD, bag }
    let at = 0
    const frames = steps.map(({ text, gap }) => {
      at += gap
      const frame = readLine({ text, isWhole: true }, stated)
      watch = heard(watch, frame, at)
      return { frame, at }
    })
    return { watch, at, frames }
  }
  const said = fc.record({ text: fc.constantFrom(...LINES()), gap: fc.integer({ min: 20, max: 400 }) })

  function LINES(): string[] {
    const weights = [0, 14 * POUND, 14 * POUND + 160, -320]
    const all = weights.flatMap((weight) =>
      [true, false].flatMap((isStill) => [STREAMS['status-first-lb']({ weight, isStill }), STREAMS['figures-first']({ weight, isStill })]),
    )
    return [...all.map((line) => line.trim()), 'OL,GS,+99999', '#garbage', 'ST,GS,+001']
  }

  test('LAW: it stood so, the last lines in a row, none of them moving, and long enough where the scale does not say', () => {
    fc.assert(
      fc.property(fc.array(said, { maxLength: 25 }), (steps) => {
        const { watch, at, frames } = heardAll(steps, null)
        const asked = { now: at, metric: false, field: 'bag' }
        const reading = readingOf(watch, asked)
        if (!reading) return
        const row = frames.slice(-EQUAL_IN_A_ROW).map(({ frame }) => frame)
        expect(row).toHaveLength(EQUAL_IN_A_ROW)
        for (const frame of row) expect(frame).toMatchObject({ is: 'weight', weight: reading.weight })
        expect(row.every((frame) => frame.is === 'weight' && frame.motion !== 'moving')).toBe(true)
        const unequal = frames.findLastIndex(
          ({ frame }) => frame.is !== 'weight' || frame.weight !== reading.weight || frame.motion !== (row[0] as { motion: string }).motion,
        )
        const since = frames[unequal + 1]!.at
        if (row.some((frame) => frame.is === 'weight' && frame.motion === 'unsaid')) expect(at - since).toBeGreaterThanOrEqual(STILL_MS)
        expect(reading.weight).toBeGreaterThan(0)
        expect(reading.lines.at(-1)).toBe(reading.text)
      }),
    )
  })

  test('LAW: a zero is said to be seen only if three lines in a row said nothing but zero', () => {
    fc.assert(
      fc.property(fc.array(said, { maxLength: 25 }), (steps) => {
        const { watch, at, frames } = heardAll(steps, null)
        const reading = readingOf(watch, { now: at, metric: false, field: 'bag' })
        if (stateOf(watch, { now: at, metric: false, field: 'bag' }) !== 'stable') return
        const end = frames.findIndex((step) => step.at === reading!.zeroAt)
        const row = frames.slice(Math.max(0, end - EQUAL_IN_A_ROW + 1), end + 1)
        expect(row.map(({ frame }) => frame.is === 'weight' && frame.weight)).toEqual(Array(EQUAL_IN_A_ROW).fill(0))
      }),
    )
  })
})
