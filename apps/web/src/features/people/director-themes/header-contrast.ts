import { type BoardTheme, HEADERS, type Scheme, TEXT_ON_PICTURE, VEIL, wornPicture } from '@ramplight/domain/content/board-theme'
import { contrastRatio } from '@ramplight/ui/theme/contrast'

/** WCAG 2 asks for this much between text and what is behind it. */
export const LEAST_CONTRAST = 4.5

const STEPS = 32
const rgb = (hex: string) => (hex.slice(1).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))

/** Between two colours, as a browser mixes them: part 0 is the first. */
function mixed(one: string, other: string, part: number): string {
  const to = rgb(other)
  const channels = rgb(one).map((value, channel) => Math.round(value + (to[channel]! - value) * part))
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** The least contrast that the text of the header has anywhere; over a picture, were it white under every letter. */
export function headerContrast(theme: BoardTheme, scheme: Scheme): number {
  if (wornPicture(theme.headerImage)) return contrastRatio(TEXT_ON_PICTURE, mixed('#ffffff', '#000000', VEIL))
  const { from, to, text } = HEADERS[theme.headerGradient][scheme]
  return Math.min(...Array.from({ length: STEPS + 1 }, (_, step) => contrastRatio(text, mixed(from, to, step / STEPS))))
}
