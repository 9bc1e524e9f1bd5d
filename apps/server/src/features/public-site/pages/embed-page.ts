import type { BoardTheme } from '@ramplight/domain/content/board-theme'
import { brand } from '@ramplight/domain/kernel/brand'
import { displayWeight, type WeightFormat } from '@ramplight/domain/scoring/format-weight'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { type Html, html } from '#platform/http/html'
import { LANGUAGES } from '#platform/http/language-of'
import { boardOf, type PublicEvent } from './event-page.ts'
import { embedStyle } from './theme-style.ts'
import { writeMoment } from './words.ts'

export const MOST_ROWS = 50
const ROWS = 10
const THEMES = ['light', 'dark', 'auto'] as const

/** A reader of pounds may choose how; a metric tournament stays one. */
const FORMATS = ['lb-oz', 'decimal-lb'] as const

/** What the address of an embedded board may say. */
export type EmbedLook = {
  rows: number
  theme: (typeof THEMES)[number]
  units: (typeof FORMATS)[number] | null
  language: (typeof LANGUAGES)[number]
}

const oneOf = <T extends string>(words: readonly T[], said: unknown): T | undefined => words.find((word) => word === said)

/** What it says; what is missing or makes no sense is as usual. */
export const lookOf = ({ rows, theme, units, lang }: Readonly<Record<string, unknown>>): EmbedLook => ({
  rows: Math.min(MOST_ROWS, Math.max(1, Number.isInteger(Number(rows)) && rows ? Number(rows) : ROWS)),
  theme: oneOf(THEMES, theme) ?? 'auto',
  units: oneOf(FORMATS, units) ?? null,
  language: oneOf(LANGUAGES, lang) ?? 'en',
})

const STATES = {
  en: {
    'not-public': '',
    before: 'Not started',
    fishing: 'Fishing now',
    weighing: 'Live',
    'between-days': 'Between days',
    unofficial: 'Unofficial',
    official: 'Official',
  },
  es: {
    'not-public': '',
    before: 'Aún no empieza',
    fishing: 'Pescando',
    weighing: 'En vivo',
    'between-days': 'Entre días',
    unofficial: 'No oficial',
    official: 'Oficial',
  },
} as const satisfies Record<EmbedLook['language'], Record<PublicEvent['board']['state'], string>>

const WORDS = {
  en: {
    place: 'Place',
    name: 'Name',
    fish: 'Fish',
    weight: 'Weight',
    length: 'Length',
    none: 'No one has weighed in yet.',
    heldAll: 'Held for the stage: standings as of',
    heldTop: 'Held for the stage. Not shown yet: the top',
    all: 'Whole leaderboard',
    of: 'of',
    weighed: 'weighed',
    title: 'Leaderboard',
    away: 'The leaderboard can’t be reached right now. This page tries again automatically.',
  },
  es: {
    place: 'Lugar',
    name: 'Nombre',
    fish: 'Peces',
    weight: 'Peso',
    length: 'Medida',
    none: 'Nadie ha pesado todavía.',
    heldAll: 'Tabla en pausa para el escenario: posiciones de las',
    heldTop: 'Tabla en pausa para el escenario. Aún no se muestran los primeros:',
    all: 'Toda la tabla',
    of: 'de',
    weighed: 'ya pesaron',
    title: 'Tabla',
    away: 'No se puede abrir la tabla en este momento. Esta página lo intenta otra vez automáticamente.',
  },
} as const

/** What a reader may have otherwise; kilograms and inches are as they are. */
const IN_POUNDS: readonly WeightFormat[] = ['lb-oz', 'decimal-lb']
const UNIT: Record<WeightFormat, string> = { 'lb-oz': '', 'decimal-lb': ' lb', kg: ' kg', in: ' in' }

const LIGHT = '--ground:#fff;--text:#101a22;--dim:#55636f;--line:#d5dce2;--link:#0b5f80'
const DARK = '--ground:#0b131a;--text:#eef3f6;--dim:#a3b1bc;--line:#2a3844;--link:#71bed8'
const LOOK: Readonly<Record<EmbedLook['theme'], string>> = {
  light: `:root{color-scheme:light;${LIGHT}}`,
  dark: `:root{color-scheme:dark;${DARK}}`,
  auto: `:root{color-scheme:light dark;${LIGHT}}@media(prefers-color-scheme:dark){:root{${DARK}}}`,
}
const STYLE =
  '*{box-sizing:border-box}body{margin:0;padding:12px;background:var(--ground);color:var(--text);font:16px/1.4 system-ui,sans-serif}h1{margin:0;font-size:18px}p{margin:2px 0 8px;color:var(--dim);font-size:14px}table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}th,td{padding:7px 4px;border-bottom:1px solid var(--line);text-align:left}th{color:var(--dim);font-size:13px;font-weight:600}td:nth-child(n+3),th:nth-child(n+3){text-align:right;white-space:nowrap}td:last-child{font-weight:700}a{display:inline-block;padding:8px 0;color:var(--link)}'

/**
 * A board to stand in somebody else's page: no portal around it, no cookie, nothing from elsewhere, a few kilobytes. The server
 * writes the rows; the script asks for this page again and puts the new ones in.
 */
export function embedPage({ tournament, tourName, board }: PublicEvent, look: EmbedLook, theme: BoardTheme | null): string {
  const words = WORDS[look.language]
  const units = IN_POUNDS.includes(board.display) ? (look.units ?? board.display) : board.display
  const weighed = `${board.weighed} ${words.of} ${board.field} ${words.weighed}`
  const rows = board.leaders.slice(0, look.rows)
  const { held } = board
  const note =
    held && (held.left === null ? `${words.heldAll} ${writeMoment(held.since, zoneOf(tournament))}` : `${words.heldTop} ${held.left}`)
  const page = html`<title>${tournament.name} · ${brand.name}</title>
<main id="embed" data-tournament="${tournament.id}">
<div><h1>${tournament.name}</h1>
<p>${[tourName, STATES[look.language][board.state], weighed].filter(Boolean).join(' · ')}</p></div>
${note && html`<p>${note}</p>`}
${
  rows.length === 0
    ? html`<p>${note ? '' : words.none}</p>`
    : html`<table><thead><tr>${[words.place, words.name, words.fish, board.display === 'in' ? words.length : words.weight].map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>
${rows.map(
  ({ place, names, fish, total }) =>
    html`<tr><td>${place}</td><td>${names}</td><td>${fish}</td><td>${displayWeight(total, units)}${UNIT[units]}</td></tr>\n`,
)}</tbody></table>`
}
<a href="${boardOf(tournament)}" target="_blank" rel="noopener">${words.all} ↗</a>
</main>`
  return wholePage(look, page, `<script src="/embed.js" defer></script>`, theme ? embedStyle(theme, look.theme) : '')
}

/** The same place while the database is away; it asks again by itself. */
export function embedAway(look: EmbedLook): string {
  const { title, away } = WORDS[look.language]
  return wholePage(
    look,
    html`<title>${title} · ${brand.name}</title>\n<main><p>${away}</p></main>`,
    '<meta http-equiv="refresh" content="10" />',
  )
}

const wholePage = ({ language, theme }: EmbedLook, page: Html, head: string, style = ''): string => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" /><meta name="robots" content="noindex" />
<style>${LOOK[theme]}${STYLE}${style}</style>
${head}</head>
<body>${page.text}</body>
</html>
`
