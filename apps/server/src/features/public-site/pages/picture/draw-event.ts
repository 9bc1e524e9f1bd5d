import { brand } from '@ramplight/domain/kernel/brand'
import { forXml, type Html, html } from '#platform/http/html'
import { heldOf, type PublicEvent } from '../event-page.ts'
import { writeDays } from '../words.ts'

const WIDTH = 1200
const HEIGHT = 630
const LEFT = 72
/** Colours of the mark. */
const DEEP = '#06384a'
const SUN = '#ffc03b'
const FOAM = '#f5f7f9'
const WATER = '#71bed8'

/** Mean width of a letter of the font, in parts of its height; about. */
const LETTER = 0.44
const fits = (size: number, width: number) => Math.floor(width / (size * LETTER))

/** Text in lines of so many letters, at most so many lines; what is left over is cut off. */
export function inLines(text: string, letters: number, most: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).flatMap((one) => one.match(new RegExp(`.{1,${letters}}`, 'gu')) ?? [])) {
    if (line && line.length + word.length + 1 > letters) {
      lines.push(line)
      line = word
    } else line = line ? `${line} ${word}` : word
  }
  if (line) lines.push(line)
  if (lines.length <= most) return lines
  return [...lines.slice(0, most - 1), `${lines[most - 1]!.slice(0, letters - 1)}…`]
}

type Style = { size: number; fill: string; bold?: boolean; end?: boolean }
const text = (x: number, y: number, words: string, { size, fill, bold, end }: Style): Html =>
  html`<text x="${x}" y="${y}" font-family="Barlow Condensed" font-weight="${bold ? 700 : 500}" font-size="${size}" fill="${fill}" text-anchor="${end ? 'end' : 'start'}">${forXml(words)}</text>`

const MARK = html`<g transform="translate(${LEFT - 10} 536) scale(0.95)"><path d="M17 31a15 15 0 0 1 30 0z" fill="${SUN}"/><path d="M10 35h44l-4 6H10z" fill="${FOAM}"/><path d="M10 44h31l-4 6H10z" fill="${WATER}"/><path d="M10 53h18l-3.3 5H10z" fill="#2393b6"/></g>`

const CHIP: Readonly<Record<PublicEvent['board']['state'], string | null>> = {
  'not-public': null,
  before: null,
  fishing: 'ON THE WATER',
  weighing: 'LIVE',
  'between-days': 'BETWEEN DAYS',
  unofficial: 'UNOFFICIAL',
  official: 'OFFICIAL',
}

/** The picture of an event, 1200 by 630 as messengers show it: its name, when and where, and the first three once there are some. */
export function drawEvent(event: PublicEvent): string {
  const { tournament, tourName, board } = event
  const held = heldOf(event)
  const { location, landing, city, state } = tournament
  const leaders = board.leaders.slice(0, 3)
  const width = WIDTH - 2 * LEFT
  const size = tournament.name.length > 26 ? 76 : 96
  const name = inLines(tournament.name, fits(size, width), leaders.length ? 1 : 3)
  const chip = CHIP[board.state]
  let y = 96
  const down = (by: number) => {
    y += by
    return y
  }
  const where = inLines(`${location} · ${landing} · ${city} ${state}`, fits(38, width), 1)
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${DEEP}"/><rect width="14" height="${HEIGHT}" fill="${SUN}"/>
${text(LEFT, y, inLines(tourName ?? '', fits(40, 760), 1)[0] ?? '', { size: 40, fill: WATER })}
${chip && text(WIDTH - LEFT, y, chip, { size: 40, fill: SUN, bold: true, end: true })}
${name.map((line) => text(LEFT, down(size + 6), line, { size, fill: FOAM, bold: true }))}
${text(LEFT, down(60), writeDays(tournament.tournamentDates), { size: 42, fill: SUN })}
${where.map((line) => text(LEFT, down(52), line, { size: 38, fill: FOAM }))}
${leaders.map(({ place, names, weight }, index) => [
  html`<rect x="${LEFT}" y="${down(index ? 14 : 24)}" width="${width}" height="2" fill="#1d5468"/>`,
  text(LEFT, down(50), place, { size: 46, fill: WATER, bold: true }),
  text(LEFT + 90, y, inLines(names, fits(46, 700), 1)[0] ?? '', { size: 46, fill: FOAM, bold: true }),
  text(WIDTH - LEFT, y, weight, { size: 46, fill: SUN, bold: true, end: true }),
])}
${held && text(WIDTH - LEFT, 586, held, { size: 34, fill: WATER, end: true })}
${MARK}${text(LEFT + 62, 586, brand.wordmark, { size: 38, fill: FOAM, bold: true })}
</svg>`.text
}
