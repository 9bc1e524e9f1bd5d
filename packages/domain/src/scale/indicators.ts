import type { Weight } from '../kernel/units.ts'
import { parseWeight } from '../scoring/parse-weight.ts'
import { LONGEST_LINE } from './limits.ts'
import type { StreamLine } from './read-stream.ts'

/** In what a scale writes. Pounds with ounces, pounds with decimals, … */
export type ScaleUnit = 'lb-oz' | 'decimal-lb' | 'oz' | 'kg' | 'g'
/** What a person says a scale shows whose lines do not name a unit. */
export type StatedUnit = Exclude<ScaleUnit, 'lb-oz'>

/** Whether the scale itself says that it is still. */
export type Motion = 'still' | 'moving' | 'unsaid'

/** A block of gross, tare and net: which of them a weight is. Null where the scale does not say. */
export type WeightKind = 'gross' | 'net' | null

/** What one line of a scale says. */
export type ScaleFrame =
  | {
      readonly is: 'weight'
      readonly text: string
      readonly weight: Weight
      readonly unit: ScaleUnit
      readonly motion: Motion
      readonly kind: WeightKind
    }
  | { readonly is: 'over'; readonly text: string }
/**
 * Why a line gives no weight: it makes no sense, it may be half a line, it names no unit and nobody has said one, or the scale prints it
 * beside its weights (a date, an ID, the tare) and it cannot be one.
 */
export type NoFrame = { readonly is: 'noise' | 'half' | 'no-unit' | 'beside'; readonly text: string }

type Understood = Omit<Extract<ScaleFrame, { is: 'weight' }>, 'is' | 'text'> | 'over' | 'no-unit' | 'beside'
/** A weight before the indicator has said which kind it is. */
type Figures = Omit<Extract<ScaleFrame, { is: 'weight' }>, 'is' | 'text' | 'kind'>
type Indicator = {
  /** Makes and words under which people know the form. */
  readonly name: string
  /** The line proves by itself that it is whole: also the first one counts. */
  readonly isSure: boolean
  readonly read: (text: string, stated: StatedUnit | null) => Understood | null
}

const UNIT_WORDS: Readonly<Record<string, StatedUnit>> = {
  lb: 'decimal-lb',
  lbs: 'decimal-lb',
  l: 'decimal-lb',
  kg: 'kg',
  k: 'kg',
  g: 'g',
  oz: 'oz',
  o: 'oz',
}
const DIGITS = String.raw`\d{1,7}(?:\.\d{1,4})?|\.\d{1,4}`
/** One sign in front or behind; `=` and `+` say nothing. A minus anywhere makes it less than nothing. */
const NUMBER = new RegExp(String.raw`^=?\s*([+-]?)\s*(${DIGITS})\s*(lbs?|kg|g|oz)?\s*(-?)$`, 'i')
const POUNDS_OUNCES = /^([+-]?)\s*(\d{1,3})\s*(?:lbs?|:)\s*:?\s*(\d{1,2}(?:\.\d{1,3})?)\s*(?:oz)?$/i

const weighed = (sign: string, value: string, unit: ScaleUnit, motion: Motion): Figures | null => {
  const parsed = parseWeight({ value, format: unit })
  if (!('weight' in parsed)) return null
  return { weight: sign === '-' && parsed.weight !== 0 ? -parsed.weight : parsed.weight, unit, motion }
}

/** The figures of a line: `12.34 lb`, `- 0.02kg`, `14 lb 7.2 oz`, `12.34` where somebody has said the unit. */
function readFigures(text: string, stated: StatedUnit | null, motion: Motion): Figures | 'no-unit' | null {
  const split = POUNDS_OUNCES.exec(text)
  if (split) return weighed(split[1]!, `${split[2]}-${split[3]}`, 'lb-oz', motion)
  const plain = NUMBER.exec(text)
  if (!plain || (plain[1] !== '' && plain[4] !== '')) return null
  const unit = plain[3] === undefined ? stated : UNIT_WORDS[plain[3].toLowerCase()]!
  return unit ? weighed(plain[1] || plain[4]!, plain[2]!, unit, motion) : 'no-unit'
}

/** `ST,GS,+0014.44lb`; without the second comma; and with the ID and the lamp byte of CAS (22 bytes) before the figures. */
const STATUS_FIRST = /^(ST|US|OL)\s*,\s*(?:(GS|NT|G|N)\s*(?:,\s*(?:[^,][^,],)?|(?=[\s+\d.-])))?(.*)$/i
/** Status, range, kind, motion, ten places of figures, unit: the standard of the makers' association (SMA). */
const SMA = /^([ ZOUEIT])(\d)([GTNgn])([ M])[^\d.-]?([ \d.-]{1,10})\s*(lb|kg|oz|g)\s*$/
const LETTERS = /^([ -])([ \d.]{7})([LKGO])([GN])([ MIOZ]?)$/
const KIND_FIRST = /^(G|N|GS|NT|GR|GROSS|NET)\s*:?\s+(.*)$/i
const KIND_LAST = /^(.*?)\s*(\?|M)?\s*(G|N|GS|NT|GR|GROSS|NET)?\s*$/i
const kindOf = (word: string | undefined): WeightKind => (!word ? null : /^n/i.test(word) ? 'net' : 'gross')
const withKind = (figures: Figures | 'no-unit' | null, word: string | undefined): Understood | null =>
  figures === null || figures === 'no-unit' ? figures : { ...figures, kind: kindOf(word) }

const DATE = String.raw`(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4})`
const CLOCK = String.raw`\d{1,2}:\d{2}:\d{2}(?:\s*[AP]\.?M\.?)?|\d{1,2}:\d{2}\s*[AP]\.?M\.?`
const WORDS_BESIDE = 'DATE|TIME|ID|NO|NR|TICKET|SEQ|COUNT|CODE|NAME|OPERATOR|SCALE|S/N|SN|TARE|TR|PT|T|PCS|QTY'
/** Lines that scales print beside their weights, and that can be none: a date, a clock with seconds, `ID 0012`, the tare, words without figures. */
const BESIDE = [
  new RegExp(String.raw`^(?:${DATE})(?:[\sT,]+(?:${CLOCK}|\d{1,2}:\d{2}))?$`, 'i'),
  new RegExp(`^(?:${CLOCK})$`, 'i'),
  new RegExp(String.raw`^(?:${WORDS_BESIDE})\b\s*[.:#=]*\s*.*$`, 'i'),
  /^#\s*\d+$/,
  /^[a-z][a-z .&'/*_-]{2,}$/i,
  /^[-=*_]{2,}$/,
]
const MOTION = { ST: 'still', US: 'moving' } as const satisfies Record<string, Motion>

/** How the common indicators write. The first form that understands a line reads it. */
export const INDICATORS = {
  'status-first': {
    name: 'ST,GS,+0012.34lb (A&D, CAS, Adam, Brecknell and many others)',
    isSure: true,
    read: (text, stated) => {
      const match = STATUS_FIRST.exec(text.trim())
      if (!match) return null
      const state = match[1]!.toUpperCase() as 'ST' | 'US' | 'OL'
      return state === 'OL' ? 'over' : withKind(readFigures(match[3]!.trim(), stated, MOTION[state]), match[2])
    },
  },
  letters: {
    name: 'Letters behind a fixed width: "   12.34LG " (Rice Lake, Condec)',
    isSure: true,
    read: (text) => {
      const match = LETTERS.exec(text)
      if (!match) return null
      const [, sign, digits, unit, kind, state] = match
      if (state === 'O') return 'over'
      if (state === 'I' || !new RegExp(`^ *(?:${DIGITS})$`).test(digits!)) return null
      return withKind(weighed(sign!.trim(), digits!.trim(), UNIT_WORDS[unit!.toLowerCase()]!, state === 'M' ? 'moving' : 'still'), kind)
    },
  },
  sma: {
    name: '" 1G     14.44lb ", the standard of the scale makers (Fairbanks, Avery Weigh-Tronix, B-Tek and others)',
    isSure: true,
    read: (text, stated) => {
      const match = SMA.exec(text)
      if (!match) return null
      const [, status, , kind, motion, figures, unit] = match
      if (status === 'O') return 'over'
      if (kind === 'T') return 'beside'
      if (status === 'E' || status === 'I' || status === 'T') return null
      return withKind(readFigures(`${figures!.trim()}${unit}`, stated, motion === 'M' ? 'moving' : 'still'), kind)
    },
  },
  'kind-first': {
    name: 'G 12.34 lb',
    isSure: false,
    read: (text, stated) => {
      const match = KIND_FIRST.exec(text.trim())
      return match ? withKind(readFigures(match[2]!.trim(), stated, 'unsaid'), match[1]) : null
    },
  },
  'figures-first': {
    name: '12.34 lb, with ? or M while it moves (Ohaus), or digits alone with a sign',
    isSure: false,
    read: (text, stated) => {
      // `12.34 g` is grams; a letter behind is a kind only where it is no unit.
      const whole = readFigures(text.trim(), stated, 'unsaid')
      const match = whole === null ? KIND_LAST.exec(text.trim()) : null
      return match ? withKind(readFigures(match[1]!, stated, match[2] ? 'moving' : 'unsaid'), match[3]) : withKind(whole, undefined)
    },
  },
  beside: {
    name: 'A line beside the weight: date, time, ID, tare, a name',
    isSure: true,
    read: (text) => (BESIDE.some((form) => form.test(text.trim())) ? 'beside' : null),
  },
} satisfies Record<string, Indicator>

const FORMS: readonly Indicator[] = Object.values(INDICATORS)

/** What a line says. `stated`: the unit of a scale that does not name it; nobody guesses one. */
export function readLine({ text, isWhole }: StreamLine, stated: StatedUnit | null): ScaleFrame | NoFrame {
  if (text.length > LONGEST_LINE) return { is: 'noise', text: text.slice(0, LONGEST_LINE) }
  for (const { isSure, read } of FORMS) {
    const said = read(text, stated)
    if (said === null) continue
    if (!isWhole && !isSure) return { is: 'half', text }
    if (typeof said === 'string') return { is: said, text }
    return { is: 'weight', text, ...said }
  }
  return { is: isWhole ? 'noise' : 'half', text }
}

/** Pounds and ounces are one kind of weight, kilograms and grams another. A tournament weighs in one of them. */
export const isMetric = (unit: ScaleUnit): boolean => unit === 'kg' || unit === 'g'
