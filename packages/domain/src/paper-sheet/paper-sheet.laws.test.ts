import { expect, test } from 'vitest'
import { fillSheet, type Meant, shadeBubble } from '../testing/paper/fill-sheet.ts'
import { anyShot, photograph } from '../testing/paper/photograph.ts'
import { type Chance, seeded } from '../testing/paper/seeded.ts'
import { printSheet } from '../testing/paper/sheet-on-paper.ts'
import type { SheetPage } from './draw-sheet.ts'
import { findSheet } from './find-sheet.ts'
import { through } from './geometry.ts'
import { readRows } from './read-rows.ts'
import { boatCode } from './sheet-code.ts'
import { CORNERS, columnsOf, ROWS_PER_PAGE, type SheetKind } from './sheet-layout.ts'
import { type SheetRow, weighRow } from './weigh-row.ts'

const KINDS: readonly SheetKind[] = [
  { unit: 'lb-oz', oneFish: false },
  { unit: 'decimal-lb', oneFish: false },
  { unit: 'kg', oneFish: false },
  { unit: 'lb-oz', oneFish: true },
]

/** Stands for the code of a sheet: dark and light in about equal parts. */
const someCode = (chance: Chance) => Array.from({ length: 29 }, () => Array.from({ length: 29 }, () => chance.chance(0.5)))

const aPage = (kind: SheetKind, chance: Chance): SheetPage => ({
  kind,
  title: 'Lake Fork 4',
  subtitle: 'Day 1, page 2 of 8',
  help: ['Fill one bubble in each column.', 'Mark all columns of a weight, zeros too.'],
  code: someCode(chance),
  boats: Array.from({ length: ROWS_PER_PAGE }, (_, row) => ({
    entry: `${chance.next()}`,
    number: `${row + 9}`,
    names: 'Alvarez and Becker',
  })),
  figures: { fish: 'Fish', dead: 'Dead', bag: 'Weight', big: 'Big fish', note: 'Note' },
  foot: 'Lake Fork 4',
})

function someWeight(kind: SheetKind, most: number, chance: Chance): string {
  const whole = chance.whole(1, most)
  if (kind.unit === 'lb-oz') return `${whole}-${String(chance.whole(0, 15)).padStart(2, '0')}`
  const decimals = kind.unit === 'kg' ? 3 : 2
  return `${whole}.${String(chance.whole(0, 10 ** decimals - 1)).padStart(decimals, '0')}`
}

function anyMeant(kind: SheetKind, chance: Chance): Meant {
  if (chance.chance(0.12)) return null
  if (chance.chance(0.06)) return { fish: 0, dead: 0, weight: '0', big: null }
  const fish = kind.oneFish ? 1 : chance.whole(1, 5)
  const hasBig = !kind.oneFish && fish > 1 && chance.chance(0.5)
  return {
    fish,
    dead: chance.chance(0.15) ? chance.whole(1, fish) : 0,
    weight: someWeight(kind, 29, chance).replace(/^\d+/, (whole) => String(Math.max(hasBig ? 9 : 1, Number(whole)))),
    big: hasBig ? someWeight(kind, 8, chance) : null,
  }
}

/** A sheet as it comes back: filled in by somebody, in a photo. */
function aSheet(seed: number) {
  const chance = seeded(seed)
  const kind = chance.one(KINDS)
  const page = aPage(kind, chance)
  const meant = page.boats.map(() => anyMeant(kind, chance))
  const paper = printSheet(page)
  fillSheet(paper, kind, meant, chance)
  return { kind, page, meant, photo: photograph(paper, anyShot(chance), chance) }
}

const asMeant = (row: Exclude<SheetRow, { is: 'look' }>): Meant =>
  row.is === 'empty'
    ? null
    : { fish: row.figures.totalFish, dead: row.figures.deadFishCount, weight: row.figures.text, big: row.figures.bigText }

test('200 sheets, filled in and photographed: no figure is taken that was not meant, and nine rows of ten need nobody', () => {
  const silent: string[] = []
  let [rows, read, notFound] = [0, 0, 0]
  for (let seed = 1; seed <= 200; seed++) {
    const { kind, page, meant, photo } = aSheet(seed)
    rows += meant.length
    const found = findSheet(photo)
    if (!found) notFound += 1
    for (const one of found ? readRows(photo, found, kind) : []) {
      const row = weighRow(one, kind.unit)
      const isOther = one.code !== null && one.code !== boatCode(page.boats[one.row]!.entry)
      if (isOther) silent.push(`sheet ${seed}, row ${one.row}: another boat`)
      if (row.is === 'look') continue
      read += 1
      const [said, wanted] = [JSON.stringify(asMeant(row)), JSON.stringify(meant[one.row])]
      if (said !== wanted) silent.push(`sheet ${seed}, row ${one.row}: ${wanted} was read as ${said}`)
    }
  }
  process.stdout.write(`paper sheets: ${read} of ${rows} rows need nobody, ${notFound} of 200 photos have to be taken again\n`)
  expect(silent).toEqual([])
  expect(notFound).toBeLessThanOrEqual(4)
  expect(read / rows).toBeGreaterThanOrEqual(0.9)
}, 180_000)

test('a mark that grows from nothing to black is nothing, then a question, then its figure; never the other way round', () => {
  const kind = KINDS[0]!
  const outcomes = Array.from({ length: 21 }, (_, step) => {
    const chance = seeded(7)
    const paper = printSheet(aPage(kind, chance))
    fillSheet(paper, kind, [{ fish: 5, dead: 0, weight: '12-07', big: null }], chance, 0)
    const dead = columnsOf(kind).find(({ figure }) => figure === 'dead')!
    shadeBubble(paper, 0, dead, 2, step / 60)
    const photo = photograph(paper, { ...anyShot(chance), angle: 8, size: 1350, noise: 2 }, chance)
    const row = weighRow(readRows(photo, findSheet(photo)!, kind)[0]!, kind.unit)
    return row.is === 'read' ? row.figures.deadFishCount : row.is
  })
  const stages = outcomes.filter((outcome, step) => outcome !== outcomes[step - 1])
  expect(stages).toEqual([0, 'look', 2])
  // One step of it may be chance.
  expect(outcomes.filter((outcome) => outcome === 'look').length).toBeGreaterThanOrEqual(3)
})

test('a picture without a sheet, or with a corner covered, is no sheet', () => {
  const { photo } = aSheet(3)
  const page = findSheet(photo)!
  const corner = through(page, CORNERS[2]!)
  const covered = { ...photo, data: photo.data.slice() }
  for (let y = Math.floor(corner.y) - 40; y < corner.y + 40; y++)
    for (let x = Math.floor(corner.x) - 40; x < corner.x + 40; x++)
      if (x >= 0 && y >= 0 && x < photo.width && y < photo.height) covered.data[y * photo.width + x] = 200
  expect(findSheet(covered)).toBeNull()
  expect(findSheet({ ...photo, data: photo.data.map(() => 200) })).toBeNull()
})
