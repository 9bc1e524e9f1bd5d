import type { CSSVariablesResolver } from '@mantine/core'
import type { Tone } from './palette.ts'

/** Mantine colour name → the tone of tokens.css that paints it. `gray` is ink under its Mantine name. */
const toneOf: Record<string, Tone> = { water: 'water', ink: 'ink', gray: 'ink', kelp: 'kelp', amber: 'amber', red: 'red', bobber: 'bobber' }

const coloured = Object.fromEntries(
  Object.entries(toneOf).flatMap(([name, tone]) => [
    [`--mantine-color-${name}-text`, `var(--rl-${tone}-text)`],
    [`--mantine-color-${name}-filled`, `var(--rl-${tone}-solid)`],
    [`--mantine-color-${name}-filled-hover`, `var(--rl-${tone}-solid-hover)`],
    [`--mantine-color-${name}-light`, `var(--rl-${tone}-tint)`],
    [`--mantine-color-${name}-light-hover`, `var(--rl-${tone}-tint-hover)`],
    [`--mantine-color-${name}-light-color`, `var(--rl-${tone}-text)`],
    [`--mantine-color-${name}-outline`, `var(--rl-${tone}-line)`],
    [`--mantine-color-${name}-outline-hover`, `var(--rl-${tone}-tint)`],
  ]),
)

const surfaces = {
  '--mantine-primary-color-contrast': 'var(--rl-on-primary)',
  '--mantine-color-bright': 'var(--rl-strong)',
  '--mantine-color-text': 'var(--rl-text)',
  '--mantine-color-body': 'var(--rl-surface)',
  '--mantine-color-error': 'var(--rl-red-text)',
  '--mantine-color-success': 'var(--rl-kelp-text)',
  '--mantine-color-placeholder': 'var(--rl-dimmed)',
  '--mantine-color-anchor': 'var(--rl-link)',
  '--mantine-color-default': 'var(--rl-surface)',
  '--mantine-color-default-hover': 'var(--rl-hover)',
  '--mantine-color-default-color': 'var(--rl-text)',
  '--mantine-color-default-border': 'var(--rl-border-strong)',
  '--mantine-color-dimmed': 'var(--rl-dimmed)',
  '--mantine-color-disabled': 'var(--rl-sunken)',
  '--mantine-color-disabled-color': 'var(--rl-dimmed)',
  '--mantine-color-disabled-border': 'var(--rl-border-mid)',
  ...coloured,
}

/** Mantine asks tokens.css for every colour, so an environment is changed in one place: there. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({ variables: {}, light: surfaces, dark: surfaces })
