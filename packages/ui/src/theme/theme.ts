import { createTheme, rem } from '@mantine/core'
import { darkTuple, palette } from './palette.ts'
import { themeComponents } from './theme-components.ts'
import { variantColors } from './variant-colors.ts'

const { water, ink, bobber, lure, kelp, amber, red } = palette
const fontFamily = "'Inter Variable', 'Inter Fallback', system-ui, sans-serif"

export const theme = createTheme({
  primaryColor: 'water',
  primaryShade: { light: 6, dark: 3 },
  autoContrast: true,
  luminanceThreshold: 0.3,
  colors: { water, ink, gray: ink, dark: darkTuple, bobber, lure, kelp, amber, red },
  variantColorResolver: variantColors,
  defaultRadius: 'md',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  fontFamily,
  black: '#17222c',
  headings: {
    fontFamily,
    fontWeight: '700',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: rem(28), lineHeight: '1.2' },
      h2: { fontSize: rem(22), lineHeight: '1.25', fontWeight: '650' },
      h3: { fontSize: rem(18), lineHeight: '1.3', fontWeight: '650' },
      h4: { fontSize: rem(16), lineHeight: '1.4', fontWeight: '600' },
    },
  },
  fontSizes: { xs: rem(12), sm: rem(14), md: rem(16), lg: rem(18), xl: rem(22) },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.4' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(32), xxl: rem(48) },
  shadows: {
    xs: 'var(--rl-shadow)',
    sm: 'var(--rl-shadow)',
    md: 'var(--rl-shadow-overlay)',
    lg: 'var(--rl-shadow-overlay)',
    xl: 'var(--rl-shadow-overlay)',
  },
  breakpoints: { xs: '30em', sm: '40em', nav: '50em', md: '62em', lg: '75em', xl: '90em' },
  components: themeComponents,
  other: { tap: 44, tapOps: 64, key: 72, toastMs: 10_000, changedMs: 8000, envs: ['light', 'dark', 'sun', 'night', 'tv'] },
})
