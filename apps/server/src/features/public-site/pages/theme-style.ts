import { type BoardTheme, type Scheme, wornPicture, wornTheme } from '@ramplight/domain/content/board-theme'
import { type Html, raw } from '#platform/http/html'

/** A phone at the ramp fetches small pictures. In pixels, as they are stored (`PICTURE_WIDTHS`). */
const NARROW = { header: 960, ground: 400 }
const WIDE = { header: 1920, ground: 1920 }
const FROM_WIDE = '@media(min-width:48em)'

const hasPicture = ({ headerImage, backgroundImage }: BoardTheme) => Boolean(wornPicture(headerImage) ?? wornPicture(backgroundImage))

const values = (theme: BoardTheme, scheme: Scheme, widths: typeof NARROW): string => {
  const { header, text, ground } = wornTheme(theme, scheme, widths)
  return `{--theme-header:${header};--theme-text:${text};--theme-ground:${ground}}`
}

/**
 * What a board wears, as the values that `board.css` reads. The page of one board may be kept for another one, so the style says whose
 * it is, and the board takes it only if it is its own.
 */
export function boardStyle(theme: BoardTheme, tournament: string): Html {
  const both = (widths: typeof NARROW) =>
    `:root${values(theme, 'light', widths)}:root[data-mantine-color-scheme='dark']${values(theme, 'dark', widths)}`
  const wide = hasPicture(theme) ? `${FROM_WIDE}{${both(WIDE)}}` : ''
  return raw(`<style id="theme-${tournament}">${both(NARROW)}${wide}</style>`)
}

const BAND =
  '@media(prefers-contrast:no-preference){#embed>div{margin:-12px -12px 8px;padding:10px 12px 6px;background:var(--theme-header);color:var(--theme-text)}#embed>div p{color:inherit}}'

/** An embedded board stands on the page of somebody else: it wears the header alone. */
export function embedStyle(theme: BoardTheme, look: Scheme | 'auto'): string {
  const of = (scheme: Scheme) => `:root${values(theme, scheme, NARROW)}`
  return look === 'auto' ? `${of('light')}@media(prefers-color-scheme:dark){${of('dark')}}${BAND}` : of(look) + BAND
}
