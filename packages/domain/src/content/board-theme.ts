/** What a director's public boards wear: a header and a background, each a picture or one of four gradients (2 §3). */
export const GRADIENTS = ['blue', 'green', 'red', 'cotton candy'] as const
export type Gradient = (typeof GRADIENTS)[number]

export const SCHEMES = ['light', 'dark'] as const
export type Scheme = (typeof SCHEMES)[number]

/** From left to right, as `#rrggbb`. */
export type Colours = { from: string; to: string }

/** Behind the text of the header, with the colour of that text. Nobody reads white on pale pink, so cotton candy by day has ink on it. */
export const HEADERS: Readonly<Record<Gradient, Record<Scheme, Colours & { text: string }>>> = {
  blue: { light: { from: '#06384a', to: '#0b7799', text: '#ffffff' }, dark: { from: '#06384a', to: '#0a617d', text: '#ffffff' } },
  green: { light: { from: '#0c4d29', to: '#137d42', text: '#ffffff' }, dark: { from: '#08361d', to: '#0f6435', text: '#ffffff' } },
  red: { light: { from: '#7c1414', to: '#c92525', text: '#ffffff' }, dark: { from: '#560d0d', to: '#a31b1b', text: '#ffffff' } },
  'cotton candy': {
    light: { from: '#ffc4dd', to: '#bfe3ff', text: '#0b131a' },
    dark: { from: '#6d2b52', to: '#27507a', text: '#ffffff' },
  },
}

/** Around the board. No text stands on it: the board itself keeps its own surface. */
export const GROUNDS: Readonly<Record<Gradient, Record<Scheme, Colours>>> = {
  blue: { light: { from: '#d0eaf2', to: '#71bed8' }, dark: { from: '#084c63', to: '#06202b' } },
  green: { light: { from: '#cdeed9', to: '#69c78c' }, dark: { from: '#0c4d29', to: '#052012' } },
  red: { light: { from: '#ffdada', to: '#f58a8a' }, dark: { from: '#7c1414', to: '#330808' } },
  'cotton candy': { light: { from: '#ffd3e6', to: '#c4e6ff' }, dark: { from: '#5a2344', to: '#1d3c5c' } },
}

/** Over a picture, under its text: so much black that white is read on it even where the picture is white. */
export const VEIL = 0.55
export const TEXT_ON_PICTURE = '#ffffff'
/** A bright picture around a dark board would blind whoever looks at it before sunrise. */
const NIGHT_VEIL = 0.5

export type BoardTheme = {
  headerImage?: string | null | undefined
  backgroundImage?: string | null | undefined
  headerGradient: Gradient
  backgroundGradient: Gradient
}

/** What is worn: values of CSS. `header` and `ground` are backgrounds, `text` is a colour. */
export type WornTheme = { header: string; text: string; ground: string }

/**
 * A picture that a board may show: one that lies with us. Others are left out, because our pages load nothing from elsewhere, and
 * because what is written into a style has to be harmless.
 */
export const wornPicture = (path: string | null | undefined): string | null => (path && /^\/uploads\/[\w./-]+$/.test(path) ? path : null)

const gradient = ({ from, to }: Colours, angle: string) => `linear-gradient(${angle},${from},${to})`
const veil = (part: number) => `linear-gradient(rgb(0 0 0/${part}),rgb(0 0 0/${part})),`
/** With the gradient below: while the picture comes, and where it does not. */
const picture = (path: string, width: number) => `url("${path}?w=${width}") 50%/cover no-repeat,`

/** How a theme looks; `widths` of its pictures in pixels, as they are stored. */
export function wornTheme(theme: BoardTheme, scheme: Scheme, widths: { header: number; ground: number }): WornTheme {
  const header = HEADERS[theme.headerGradient][scheme]
  const [above, around] = [wornPicture(theme.headerImage), wornPicture(theme.backgroundImage)]
  const dim = scheme === 'dark' ? veil(NIGHT_VEIL) : ''
  return {
    header: (above ? veil(VEIL) + picture(above, widths.header) : '') + gradient(header, '90deg'),
    text: above ? TEXT_ON_PICTURE : header.text,
    ground: (around ? dim + picture(around, widths.ground) : '') + gradient(GROUNDS[theme.backgroundGradient][scheme], '160deg'),
  }
}
