import { defaultVariantColorsResolver, type VariantColorsResolver } from '@mantine/core'

const TONES = ['water', 'ink', 'kelp', 'amber', 'red', 'bobber']
const line = (colour: string) => `var(--rl-rule) solid ${colour}`

/** Buttons, icons and badges take their colours from tokens, so that text on them is readable in all environments. */
export const variantColors: VariantColorsResolver = (input) => {
  const name = input.color === 'gray' ? 'ink' : (input.color ?? input.theme.primaryColor)
  if (!TONES.includes(name)) return defaultVariantColorsResolver(input)
  const tone = (part: string) => `var(--rl-${name}-${part})`
  switch (input.variant) {
    case 'filled':
      return { background: tone('solid'), hover: tone('solid-hover'), color: tone('on'), border: line(tone('solid')) }
    case 'light':
      return { background: tone('tint'), hover: tone('tint-hover'), color: tone('text'), border: line('transparent') }
    case 'outline':
      return { background: 'transparent', hover: tone('tint'), color: tone('text'), border: line(tone('line')) }
    case 'subtle':
    case 'transparent':
      return { background: 'transparent', hover: tone('tint'), color: tone('text'), border: line('transparent') }
    default:
      return defaultVariantColorsResolver(input)
  }
}
