import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Font, HEIGHT, type Picture, sceneOf, WIDTH, type Words } from './picture-scene.ts'

/** Letters of one width: wider than those of our faces. */
const measure = (text: string, { size }: Font) => text.length * size * 0.6
const SMALLEST = 14

const words = fc.string({ minLength: 1, maxLength: 90 })
const maybe = fc.option(words)
const head = fc.record({ title: words, subtitle: words, state: words, isOfficial: fc.boolean(), asOf: maybe, foot: words })
const line = fc.record({ place: words, names: words, below: words, weight: words, end: words })
const standings = fc
  .tuple(head, fc.record({ rows: fc.array(line, { maxLength: 10 }), note: maybe, more: maybe }))
  .map(([one, two]): Picture => ({ kind: 'standings', ...one, ...two }))
const result = fc
  .tuple(
    head,
    fc.record({
      placeWord: words,
      place: words,
      weight: words,
      names: fc.array(words, { minLength: 1, maxLength: 6 }),
      sums: fc.array(words, { maxLength: 6 }),
      facts: fc.array(fc.tuple(words, words), { maxLength: 4 }),
    }),
  )
  .map(([one, two]): Picture => ({ kind: 'result', ...one, ...two }))

/** The room that letters take: from their top to what hangs below the line. */
function roomOf({ x, y, width, font, align }: Words) {
  const left = align === 'right' ? x - width : x
  return { left, right: left + width, top: y - font.size * 0.75, bottom: y + font.size * 0.22 }
}

describe('the layout of a picture', () => {
  test('LAW: whatever people are called, all of it is on the picture, nothing lies on something else, and it can be read', () => {
    fc.assert(
      fc.property(fc.oneof(standings, result), (picture) => {
        const said = sceneOf(picture, measure).filter((part) => part.kind === 'words')
        const rooms = said.map(roomOf)
        for (const [index, room] of rooms.entries()) {
          expect(said[index]!.font.size).toBeGreaterThanOrEqual(SMALLEST)
          expect(room.left).toBeGreaterThanOrEqual(0)
          expect(room.right).toBeLessThanOrEqual(WIDTH)
          expect(room.top).toBeGreaterThanOrEqual(0)
          expect(room.bottom).toBeLessThanOrEqual(HEIGHT)
          for (const [after, other] of rooms.slice(index + 1).entries()) {
            const apart = room.right <= other.left || other.right <= room.left || room.bottom <= other.top || other.bottom <= room.top
            expect(apart, JSON.stringify([said[index], said[index + 1 + after]])).toBe(true)
          }
        }
      }),
      { numRuns: 300 },
    )
  })

  test('what is too long even in small letters is cut, and shows it', () => {
    const names = 'Maximiliano Featherstonehaugh · Bartholomew Wolfeschlegelsteinhausen · Guadalupe Villavicencio'
    const row = { place: '1', names, below: '5/5 fish', weight: '18-02', end: '—' }
    const head = { title: 'Lake Fork #4', subtitle: '', state: 'Official', isOfficial: true, asOf: null, foot: '' }
    const scene = sceneOf({ kind: 'standings', ...head, rows: [row], note: null, more: null }, measure)
    const shown = scene.find((part) => part.kind === 'words' && part.text.startsWith('Maximiliano')) as Words
    expect(shown.text.endsWith('…')).toBe(true)
  })
})
